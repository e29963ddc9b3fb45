export { forgetProblem, listProblems, readProblem } from '../problems/inbox.ts'
export * from './commands.ts'
