import type { FC } from 'react'
import { FirstStrip } from '../../scenarios/board/strip.ts'
import { FIRST } from '../../scenarios/data.ts'
import { later } from '../ui/later.tsx'
import { usePart } from '../ui/part.tsx'

const OtherStrip: FC = later(({ OtherStrip: Shown }) => Shown)

/** What a scenario is played for, and how it stands; what the first does not need is fetched for the others. */
export const Strip: FC = () => (usePart().props.view.scenario === FIRST ? <FirstStrip /> : <OtherStrip />)
