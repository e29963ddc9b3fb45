import { type CampaignBonus, type OutcomeId, ROADS } from '../../data/campaign.ts'
import type { CardId } from '../../data/cards.ts'
import { names } from './names.ts'

/** What a bonus is, and where it is known which card or tile was found. */
export function bonus(one: CampaignBonus, found?: string): string {
  switch (one.kind) {
    case 'board':
      return `the ${names.board[one.board]}`
    case 'food':
      return '1 Food at the start of each game'
    case 'token':
      return 'one Combat token of value 0 less'
    case 'card':
      return found ? `the Ruins card “${names.card[found as CardId]}”` : 'the Ruins card that lay aside'
    case 'home':
      return found ? `tile ${found} as your home` : 'the tile of your choice as your home'
    case 'rack':
      return 'a second rack'
    case 'settler':
      return 'an Aztec settler'
    case 'warship':
      return 'the Aztec Warship, for one game'
    case 'allies':
      return `${names.civ[one.civ]} as allies`
    case 'life':
      return one.n > 0 ? 'one life more' : 'one life less'
  }
}

/** What an outcome means in a campaign: what it brings, and where it leads. */
export function road(outcome: OutcomeId): string {
  const { from, to, bonuses } = ROADS[outcome]
  if (from === 'i01' || from === 'i02') return ''
  if (to === null) return ' In a campaign this is the end.'
  return ` In a campaign: ${[...bonuses.map(one => bonus(one)), `then “${names.scenario[to]}”`].join(', ')}.`
}
