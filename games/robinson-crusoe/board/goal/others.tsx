import type { FC } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import { usePart } from '../ui/part.tsx'

/** The strip of a scenario but the first. */
export const OtherStrip: FC = () => {
  const { Strip } = partsOf(usePart().props.view.scenario)
  return <Strip />
}
