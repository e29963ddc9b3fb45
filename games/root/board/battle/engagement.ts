import type { Face, Message, Seat } from '@tablee/kernel'
import type { Forecast } from '../../rules/forecast.ts'
import type { Voice } from '../../text/voice.ts'
import type { RootView } from '../../view.ts'
import { castOf } from '../contents.ts'
import { allFaces, FACES } from '../faces.ts'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { endOf, type Fight, fightAt, type Side, type Sided, startOf } from './fight.ts'
import { type Hits, hitsOf } from './hits.ts'
import { outlookOf } from './outlook.ts'
import { type Ranks, ranksOf } from './pieces.ts'
import { BEGIN } from './prompts.ts'

/** All that is drawn of a battle. */
export interface Engagement {
  readonly fight: Fight
  readonly ranks: Sided<readonly Ranks[]>
  readonly hits: Sided<Hits | null>
  readonly outlook: Forecast | null
  /** Which of its five steps it is at; 5 when it is over. */
  readonly step: number
  /** The defender takes the higher die. 8.2.2 */
  readonly guerrilla: boolean
  /** The hits were dealt. */
  readonly settled: boolean
  takes(side: Side): 'high' | 'low'
}

/** The battle that a question is about, or the one that a report belongs to; null where there is none. */
export function engagementAt(
  view: RootView,
  reports: readonly Message[],
  at: number,
  face: Face | null,
): Engagement | null {
  const start = startOf(reports, at)
  if (start < 0) return null
  const fight = fightAt(reports, start)
  const later = reports.slice(endOf(reports, start))
  const ranks = {
    attacker: ranksOf(view, fight, 'attacker', later),
    defender: ranksOf(view, fight, 'defender', later),
  }
  const step = face ? stepOf(face.prompt.id) : STEPS
  const guerrilla = FACES[view.players[fight.defender].faction].battle?.higher !== undefined
  return {
    fight,
    ranks,
    hits: {
      attacker: hitsOf(view, fight, 'attacker', ranks.attacker),
      defender: hitsOf(view, fight, 'defender', ranks.defender),
    },
    outlook: face ? outlookOf(face.prompt) : null,
    step,
    guerrilla,
    settled: step >= LOSSES,
    takes: side => ((side === 'attacker') !== guerrilla ? 'high' : 'low'),
  }
}

const STEPS = 5
const LOSSES = 3

/** The step of a battle at which each question is asked. */
const STEP: { readonly [prompt: string]: number | undefined } = {
  [BEGIN]: 0,
  'battle.ambush': 1,
  'battle.foil': 1,
  'battle.effectsFirst': 2,
  'battle.effect': 2,
  'battle.lose': 3,
}

/** At which step a question is asked; what is asked otherwise comes after the battle. */
function stepOf(prompt: string): number {
  const own = allFaces()
    .map(({ battle }) => battle?.asks?.[prompt])
    .find(step => step !== undefined)
  const step = STEP[prompt] ?? own ?? -1
  return step < 0 ? STEPS - 1 : step
}

/** How a seat is spoken of: to the one that looks, or by its party. */
export const voiceOf = (view: RootView, seat: Seat): Voice =>
  seat === view.viewer ? 'you' : castOf(view)[seat]

/** Who plays a seat, in a word. */
export function nameOf({ view, facts, language }: Props, seat: Seat): string {
  const words = WORDS[language]
  if (seat === view.viewer) return words.you
  const { kind, name } = facts.players[seat] ?? { kind: 'bot', name: '' }
  return name === '' && kind === 'bot' ? words.robot : name
}
