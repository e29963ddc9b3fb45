import { type Colours, drawSection, folded, type Section, WIDE } from '@tablee/common/columns.ts'
import type { Language } from '@tablee/kernel'
import { board as boardEn } from '../text/en/board.ts'
import { goals as goalsEn } from '../text/en/goals.ts'
import { names as namesEn } from '../text/en/names.ts'
import { terminal as terminalEn } from '../text/en/terminal.ts'
import { board as boardFr } from '../text/fr/board.ts'
import { goals as goalsFr } from '../text/fr/goals.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { terminal as terminalFr } from '../text/fr/terminal.ts'
import type { DiluviumView } from '../view.ts'
import { drawMap } from './map.ts'
import { placesOf } from './places.ts'
import { handOf, partiesOf, pilesOf, rivalOf } from './table.ts'

const SPOKEN = {
  en: { board: boardEn, names: namesEn, goals: goalsEn, terminal: terminalEn },
  fr: { board: boardFr, names: namesFr, goals: goalsFr, terminal: terminalFr },
} as const

/** The colours of the civilisations, as ANSI codes. */
const COLOURS: Colours = { greek: 34, egyptian: 33, aztec: 31, chinese: 35 }

/** The table for the terminal: the map, the places that are face up, piles, civilisations, goals, and one's own hand. */
export function draw(view: DiluviumView, language: Language): string {
  const spoken = SPOKEN[language]
  const { board, names, terminal } = spoken
  const head = [
    ...(view.scenario === null ? [] : [names.scenario[view.scenario]]),
    board.round(view.round),
    ...(view.final ? [board.lastRound] : []),
    ...(board.phase[view.phase] ? [board.phase[view.phase]] : []),
  ]
  const sections = [
    placesOf(view, spoken, terminal),
    pilesOf(view, spoken),
    partiesOf(view, spoken),
    ...rivalOf(view, spoken),
    ...goalsOf(view, language),
    ...handOf(view, spoken),
  ]
  const legend = folded(terminal.legend, WIDE).map(line => `  ${line}`)
  return [
    head.join(' · '),
    [drawMap(view, spoken, COLOURS), ...legend].join('\n'),
    ...sections.map(section => drawSection(section, COLOURS)),
  ].join('\n\n')
}

/** What a victory takes, as it stands, and which rules the scenario has besides. */
function goalsOf({ checklist, special }: DiluviumView, language: Language): Section[] {
  const { terminal, goals } = SPOKEN[language]
  if (checklist.length === 0) return []
  const rows = checklist.map(({ says: { id, values }, holds, rule }) => ({
    cells: [holds ? '✓' : '·', goals[id as keyof typeof goals](values as never, []), `[${rule}]`],
  }))
  const note = special.length > 0 ? { note: terminal.special(special.join(', ')) } : {}
  return [{ place: 'board', title: terminal.goals, rows, ...note }]
}
