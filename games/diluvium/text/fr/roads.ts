import { type CampaignBonus, type OutcomeId, ROADS } from '../../data/campaign.ts'
import type { CardId } from '../../data/cards.ts'
import { names } from './names.ts'

/** What a bonus is, and where it is known which card or tile was found. */
export function bonus(one: CampaignBonus, found?: string): string {
  switch (one.kind) {
    case 'board':
      return `le ${names.board[one.board]}`
    case 'food':
      return '1 Nourriture au début de chaque partie'
    case 'token':
      return 'un jeton Combat de valeur 0 en moins'
    case 'card':
      return found ? `la carte Ruines « ${names.card[found as CardId]} »` : 'la carte Ruines mise de côté'
    case 'home':
      return found ? `la tuile ${found} pour foyer` : 'la tuile de votre choix pour foyer'
    case 'rack':
      return 'un second support de ressources'
    case 'settler':
      return 'un Colon aztèque'
    case 'warship':
      return 'le Navire de Guerre aztèque, pour une partie'
    case 'allies':
      return `les ${names.civ[one.civ]} pour alliés`
    case 'life':
      return one.n > 0 ? 'une vie de plus' : 'une vie de moins'
  }
}

/** What an outcome means in a campaign: what it brings, and where it leads. */
export function road(outcome: OutcomeId): string {
  const { from, to, bonuses } = ROADS[outcome]
  if (from === 'i01' || from === 'i02') return ''
  if (to === null) return ' En campagne, c’est la fin.'
  return ` En campagne : ${[...bonuses.map(one => bonus(one)), `puis « ${names.scenario[to]} »`].join(', ')}.`
}
