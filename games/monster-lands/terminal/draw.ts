import { type Colours, drawSection } from '@tablee/common/columns.ts'
import type { Language } from '@tablee/kernel'
import { turnsOf } from '../rules/score.ts'
import type { MonsterView } from '../view.ts'
import { SPOKEN } from './spoken.ts'
import { tableOf } from './table/index.ts'

const COLOURS: Colours = { fire: 31, water: 36, air: 35, jungle: 32 }

/** The table for the terminal: turn and phase, the Citadel, the lands, the clans, and last one's own. */
export function draw(view: MonsterView, language: Language): string {
  const spoken = SPOKEN[language]
  const { board, names } = spoken
  const [mine, ...others] = [...tableOf(view, spoken, seat => (seat === view.seat ? board.you : ''))].sort(
    (a, b) => Number(b.place === 'hand') - Number(a.place === 'hand'),
  )
  const head = `${board.turn(view.turn, turnsOf(view))}, ${names.phase[view.phase]}`
  return [head, ...[...others, mine].map(section => drawSection(section, COLOURS))].join('\n\n')
}
