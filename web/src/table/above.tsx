import type { Size } from '@tablee/board'
import { Motion } from './motion/motion.tsx'
import { OpenSheet } from './sheet/sheet.tsx'
import { Question } from './slots.tsx'

/** What lies over the table at times: a question of its own look, a sheet that explains, what moves. */
export function Above({ size }: { readonly size: Size }) {
  return (
    <>
      <Question size={size} />
      <OpenSheet size={size} />
      <Motion />
    </>
  )
}
