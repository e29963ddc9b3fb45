export { dataOf } from '../view.ts'
