import { take } from '@tablee/common/piles.ts'
import type { Options } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import { DIFFICULTIES, HARDER } from '../data/campaign.ts'
import type { CardId } from '../data/cards.ts'
import type { TokenId } from '../data/tokens.ts'
import { RESOURCES } from '../data/types.ts'
import type { Diluvium, Rival } from '../state.ts'

/** The 0 tokens of the Combat pile. */
export const zeroTokens = ({ pile }: Rival, { tokens }: GameData): TokenId[] =>
  pile.filter(id => tokens[id].value === 0)

/** setup.28: what was won earlier in the same campaign, besides the board and the home tile. */
export function rewarded(state: Diluvium, options: Options): void {
  const { players, rival, supply, ruins, data } = state
  const [player] = players
  if (options.food) {
    player.resources.food++
    supply.food--
  }
  if (options.fewerZeros && rival) {
    const [zero, other] = zeroTokens(rival, data)
    if (other && data.tokens[zero].random !== data.tokens[other].random) state.zeros = true
    else if (zero) take(rival.pile, zero)
  }
  if (options.card !== 'none') {
    const card = options.card as CardId
    if (ruins.deck.includes(card)) {
      take(ruins.deck, card)
      player.hand.push(card)
    }
  }
  if (options.rack) player.racks++
  if (options.aztecSettler) player.reserve[player.reserve.length - 1] = 'aztec'
}

/** difficulty.1 to difficulty.11, but for the card, which comes in the first step. */
export function hardened({ difficulty, supply, start, gold, rival }: Diluvium): void {
  const level = DIFFICULTIES.indexOf(difficulty)
  if (level < 1) return
  for (const one of RESOURCES) {
    supply[one] -= HARDER.piles
    start[one] -= HARDER.piles
  }
  if (gold) {
    if (gold.aside === null) gold.supply -= HARDER.gold
    else gold.aside -= HARDER.gold // difficulty.10
    gold.start -= HARDER.gold
  }
  if (level >= 2 && rival) rival.strength = Math.max(rival.strength, HARDER.rivalStrength)
}
