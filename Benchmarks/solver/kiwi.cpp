// Times kiwi's C++ core on the systems that `bench solver --write` wrote: one line a file, with the layout, its views, milliseconds to
// build and solve, and microseconds to edit the root's width and to remove and add one constraint.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Row {
    int relation;
    double priority, constant;
    std::vector<std::pair<int, double>> terms;
};

struct System {
    std::string name;
    int views, variables, edited, exchanged;
    std::vector<Row> rows;
};

struct Built {
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::unique_ptr<kiwi::Solver> solver;
};

System read(const char *path) {
    std::ifstream in(path);
    System system;
    int count;
    in >> system.name >> system.views >> system.variables >> count >> system.edited >> system.exchanged;
    system.rows.resize(count);
    for (Row &row : system.rows) {
        size_t terms;
        in >> row.relation >> row.priority >> row.constant >> terms;
        row.terms.resize(terms);
        for (auto &term : row.terms) in >> term.first >> term.second;
    }
    return system;
}

// The edited constraint is an edit variable here: that is how kiwi changes a constant.
Built build(const System &system) {
    Built built;
    built.solver = std::make_unique<kiwi::Solver>();
    built.variables.resize(system.variables);
    for (size_t index = 0; index < system.rows.size(); index++) {
        const Row &row = system.rows[index];
        std::vector<kiwi::Term> terms;
        for (const auto &term : row.terms) terms.emplace_back(built.variables[term.first], term.second);
        const auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        const double strength = row.priority >= 1000 ? kiwi::strength::required : row.priority;
        built.constraints.emplace_back(kiwi::Expression(terms, row.constant), relation, strength);
        if (int(index) == system.edited) {
            const kiwi::Variable &width = built.variables[row.terms[0].first];
            built.solver->addEditVariable(width, kiwi::strength::strong);
            built.solver->suggestValue(width, -row.constant);
        } else {
            built.solver->addConstraint(built.constraints.back());
        }
    }
    built.solver->updateVariables();
    return built;
}

template <typename Operation> double median(int repeats, Operation operation) {
    std::vector<double> times;
    for (int round = 0; round <= repeats; round++) {
        const auto start = Clock::now();
        operation();
        if (round > 0) times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void time(const char *path) {
    const System system = read(path);
    const int repeats = system.views > 500 ? 1 : 5;  // kiwi takes seconds for some
    const double whole = median(repeats, [&] { build(system); });
    Built built = build(system);
    const Row &edited = system.rows[system.edited];
    const kiwi::Variable &width = built.variables[edited.terms[0].first];
    int round = 0;
    const double edit = median(repeats * 10, [&] {
        built.solver->suggestValue(width, -edited.constant + (round++ % 2));
        built.solver->updateVariables();
    });
    const kiwi::Constraint &exchanged = built.constraints[system.exchanged];
    const double exchange = median(repeats * 2, [&] {
        built.solver->removeConstraint(exchanged);
        built.solver->addConstraint(exchanged);
        built.solver->updateVariables();
    });
    std::printf("%s %d %.4f %.2f %.2f\n", system.name.c_str(), system.views, whole / 1000, edit, exchange);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char **paths) {
    for (int index = 1; index < count; index++) time(paths[index]);
}
