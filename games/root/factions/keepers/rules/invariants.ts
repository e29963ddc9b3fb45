import { forestOf, MAPS } from '../../../data/map.ts'
import { onMap } from '../../../rules/pieces.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import { KEEPERS, kindOf, RELIC, RELIC_TYPES, RELIC_VALUES, SIDE, SIDES } from '../data.ts'
import { keepersOf, retinueOf, retinueSize } from './state.ts'

/** The relics of a kind in forests and on the relic board. */
export function piecesElsewhere(player: Player, kind: string): number {
  const relic = RELIC[kind]
  if (!relic) return 0
  const { buried, recovered } = keepersOf(player)
  const lying = buried.filter(({ type, value }) => value !== 0 && kindOf(type, value) === kind)
  return lying.length + recovered[relic.type].filter(value => value === relic.value).length
}

/** What is wrong with the Keepers' board. */
export function boardProblems({ players, turn, map }: RootState, party: Party): string[] {
  const player = players[party]
  const own = keepersOf(player)
  const problems: string[] = []
  for (const side of SIDES)
    if (onMap(player.buildings[side]) > 0 && onMap(player.buildings[SIDE[side].turned]) > 0)
      problems.push(`both sides of a waystation stand on the map: ${side}`)
  for (const type of RELIC_TYPES)
    if (own.recovered[type].length > RELIC_VALUES.values.length) problems.push(`too many ${type} relics`)
  if (own.buried.some(({ forest }) => !forestOf(MAPS[map], forest)))
    problems.push('a relic lies in no forest')
  if (retinueSize(own) > KEEPERS.retinueLimit) problems.push(`${retinueSize(own)} cards in the Retinue`)
  if (own.acted.some(card => !retinueOf(player).includes(card)))
    problems.push('a card acted that is not in the Retinue')
  if (own.acted.length > 0 && (turn.seat !== party || turn.phase !== 'daylight'))
    problems.push('the Retinue acts outside the Keepers’ Daylight')
  return problems
}
