export { nameOf } from '../text/sources.ts'
