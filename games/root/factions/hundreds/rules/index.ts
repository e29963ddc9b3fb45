import type { Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { chooseHomeland } from '../../../rules/homeland.ts'
import { buildIn, canBuildIn, placeWarriors } from '../../../rules/pieces.ts'
import { hideItems } from '../../../rules/ruins.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { card } from '../card.ts'
import { HOARD, HUNDREDS, TRACKS } from '../data.ts'
import {
  declareLooting,
  embitter,
  extraHits,
  foresees,
  ignoresFirstHit,
  mayEmbitter,
  takeLoot,
} from './battle.ts'
import { firstStep, secondStep } from './day.ts'
import { incite, oppress } from './evening.ts'
import { gainItem, itemsOn, keepsCrafted } from './hoard.ts'
import { spreadMobs } from './mobs.ts'
import { cardsToDraw, chooseMood, lavish } from './moods.ts'
import { raze } from './raze.ts'
import { hundredsOf, startHundreds, warlordOf } from './state.ts'
import { anoint, placeWarlord, recruit } from './warlord.ts'

/** The Lord of the Hundreds. Law 14 */
export const rules: FactionRules = {
  warriors: 20,
  buildings: { stronghold: 6 },
  tokens: { mob: 5 },
  craftsWith: ['stronghold'],
  start: startHundreds,
  setup,
  settles,
  phases: {
    birdsong: [raze, spreadMobs, recruit, anoint, chooseMood],
    daylight: [firstStep, secondStep],
    evening: [incite, endTurn, oppress, drawInEvening],
  },
  limitRule: '14.6.3.b',
  cardsToDraw,
  endOfBirdsong: lavish,

  keepsCrafted,
  gainItem: (t, seat, item) => gainItem(t, seat, item),

  battleStarts: declareLooting,
  beforeRoll: { may: mayEmbitter, run: embitter },
  extraHits,
  ignoresFirstHit,
  battleEnds: takeLoot,
  foresees,

  knowsRuin: ({ hundreds }, clearing) => hundreds?.looked.includes(clearing) === true,
  items: ({ hundreds }) => [...(hundreds?.hoard.map(({ item }) => item) ?? []), ...(hundreds?.removed ?? [])],
  invariants,
  ...card,
}

/** 14.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  yield* install(t, seat, yield* chooseCorner(t, seat, '14.3.1', 'building'))
}

/** By the set-up card. A.8.2 */
function* settles(t: RootTable, seat: Seat): Rule {
  const needs = { distance: 'far', edge: true, holds: canBuildIn, rule: 'setup-card.hundreds' } as const
  yield* install(t, seat, yield* chooseHomeland(t, seat, needs))
}

function* install(t: RootTable, seat: Seat, home: Clearing): Rule {
  placeWarlord(t, seat, home)
  placeWarriors(t, seat, home, HUNDREDS.startingWarriors)
  yield* buildIn(t, seat, 'stronghold', home)
  hideItems(t, 1)
  hundredsOf(t.state.players[seat]).mood = 'stubborn'
}

/** One mob in a clearing, the warlord among warriors, no track longer than its spaces. */
function invariants(state: RootState, party: Party): string[] {
  const player = state.players[party]
  const problems = CLEARINGS.filter(clearing => player.tokens.mob[clearing] > 1).map(
    clearing => `clearing ${clearing} has two mobs`,
  )
  const warlord = warlordOf(state, party)
  if (warlord > 0 && player.warriors[warlord] === 0) problems.push('the warlord stands nowhere')
  const most = HOARD.spaces + (state.turn.notes.overflows ?? 0)
  for (const track of TRACKS)
    if (itemsOn(player, track).length > most) problems.push(`${track} holds too many items`)
  return problems
}
