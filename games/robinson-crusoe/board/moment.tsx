import type { BesideProps, Board } from '@tablee/board'
import type { FC } from 'react'
import type { RobinsonView } from '../view.ts'
import { later, look } from './ui/later.tsx'

/** What the rules resolved, step by step; the first of it comes long after the rest was fetched. */
export const passages: Board<RobinsonView>['passages'] = (reports, views, language) =>
  look()?.passages(reports, views, language) ?? []

/** The panel that shows it. */
export const Beside: FC<BesideProps<RobinsonView>> = later(({ Beside: Shown }) => Shown)
