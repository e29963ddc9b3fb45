import { later } from '../ui/later.tsx'

export { besides } from './besides.ts'
export { passages } from './passages.ts'

/** What is resolved, over the table or beside it; it is fetched with the first of it. */
export const Beside = later(() => import('./panel.tsx'))
