export { demoted } from './demoted.ts'
export { promoted } from './promoted.ts'
