export { rename } from '../proper.ts'
