// The rules of the first scenario, which every table has at hand.
export { castaways as first } from './castaways/rules.ts'
