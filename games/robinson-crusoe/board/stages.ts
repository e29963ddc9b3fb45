export { signs } from '../scenarios/board/signs.ts'
