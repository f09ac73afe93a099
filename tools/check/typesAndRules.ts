/** Types and rules of the whole project, in one process, so that ESLint reuses the compiler's types. */
import { openProgram, ruleViolations, typeErrors } from '../shared/typesAndRules.ts';

const program = openProgram();
const problems = [...typeErrors(program), await ruleViolations(program, ['.'])].filter(Boolean);
console.log(problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
