import type { Clearing, Region } from '../../../data/map.ts'
import type { Level } from '../../../rules/robots/card.ts'
import type { FactionId, RootState } from '../../../state.ts'
import { type Position, position, type RootMatch, told } from '../../../tests/position.ts'
import type { BotCharacter } from '../data.ts'
import { type VagabotBoard, vagabotOf } from '../rules/board.ts'

/** Where the items lie: ready and exhausted in the satchel, on the track, damaged (all of these face down). */
export type Lying = readonly [ready: number, exhausted: number, track: number, damaged: number]

/** A table of one faction and the Vagabot, whose number is 1, with its pawn somewhere. */
export function alone(
  faction: FactionId,
  pawn: Region,
  items: Lying,
  level: Level = 'normal',
  ...traits: string[]
): Position {
  return lying(position(faction).robot('vagabot', level, ...traits), 1, pawn, items)
}

/** Stands the pawn of the Vagabot somewhere and gives it items. */
export function lying(
  p: Position,
  party: number,
  pawn: Region,
  [ready, spent, track, damaged]: Lying,
): Position {
  const player = p.player(party)
  const board = vagabotOf(player)
  const some = (n: number, exhausted: boolean) =>
    Array.from({ length: n }, () => ({ item: 'torch' as const, exhausted }))
  player.pawn = pawn
  board.satchel.push(...some(ready, false), ...some(spent, true))
  board.track.push(...some(track, false))
  board.damaged.push(...some(damaged, true))
  board.brought = some(ready + spent + track + damaged, false).map(({ item }) => item)
  board.quest = 0
  p.state.questDeck = Array.from({ length: 14 }, (_, quest) => quest + 1)
  return p
}

/** Makes it a character. */
export function as(p: Position, character: BotCharacter, party = 1): Position {
  vagabotOf(p.player(party)).character = character
  return p
}

/** How the items lie. */
export function lies(match: RootMatch, party = 1): Lying {
  const { satchel, track, damaged } = vagabotOf(match.state.players[party])
  const spent = satchel.filter(({ exhausted }) => exhausted).length
  return [satchel.length - spent, spent, track.length, damaged.length]
}

/** The board of the Vagabot. */
export const boardIn = (state: RootState, party = 1): VagabotBoard => vagabotOf(state.players[party])

/** Where the pawn went, step by step. */
export const walked = (match: RootMatch): Clearing[] =>
  told(match, 'vagabot.moved').map(one => (one as { to: Clearing }).to)

/** The battles it began: clearing and defender. */
export const fought = (match: RootMatch): string[] =>
  told(match, 'battle.starts').map(one => {
    const { clearing, defender } = one as { clearing: number; defender: number }
    return `${clearing}:${defender}`
  })
