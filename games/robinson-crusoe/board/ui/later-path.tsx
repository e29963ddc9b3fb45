import type { FC } from 'react'
import type { LaterName } from '../art/later.ts'
import { LATER_ICONS } from '../art/later-icons.ts'
import type { PathLook } from './art.tsx'

/** A symbol that was fetched. */
export const LaterPath: FC<PathLook & { readonly name: LaterName }> = ({ name, ...look }) => (
  <path fillRule="evenodd" d={LATER_ICONS[name]} {...look} />
)
