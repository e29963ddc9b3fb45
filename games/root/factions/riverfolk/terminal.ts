import { SUITS } from '../../data/suits.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { cardName, onMap } from '../../terminal/lines.ts'
import { POSTS, SERVICES } from './data.ts'
import { owners, type Purse, total } from './rules/purse.ts'
import { emptySpaces } from './rules/state.ts'

const WORDS = {
  en: {
    hand: 'For sale',
    funds: 'Funds',
    payments: 'Payments',
    committed: 'Committed',
    posts: 'Posts',
    free: 'Free spaces',
    services: { handCard: 'Cards', riverboats: 'Boats', mercenaries: 'Mercenaries' },
  },
  fr: {
    hand: 'À vendre',
    funds: 'Fonds',
    payments: 'Paiements',
    committed: 'Investissements',
    posts: 'Comptoirs',
    free: 'Cases vides',
    services: { handCard: 'Cartes', riverboats: 'Bateaux', mercenaries: 'Mercenaires' },
  },
} as const

const marks = (mark: string) => Object.fromEntries(POSTS.map(post => [post, mark]))

/** The Riverfolk Company in the terminal. */
export const picture: FactionPicture = {
  letter: 'O',
  colour: 36,
  marks: { en: marks('Post'), fr: marks('Cpt') },
  facts(view, player, language, letter) {
    const { riverfolk, tokens } = player
    if (!riverfolk) return []
    const { funds, payments, committed, spaces, prices } = riverfolk
    const words = WORDS[language]
    const busy = total(committed) + SUITS.reduce((sum, suit) => sum + total(spaces[suit]), 0)
    const told = (purse: Purse): string =>
      owners(purse)
        .map(owner => `${letter(owner)}${purse[owner]}`)
        .join(' ') || '0'
    const mine = view.viewer !== null && view.players[view.viewer] === player
    const hand = player.hand.map(card => cardName(card, language)).join(', ')
    return [
      mine ? '' : `${words.hand} ${hand || '–'}`,
      SERVICES.map(one => `${words.services[one]} ${prices[one]}`).join(' · '),
      `${words.funds} ${told(funds)} · ${words.payments} ${told(payments)} · ${words.committed} ${busy}`,
      `${words.posts} ${POSTS.reduce((sum, post) => sum + onMap(tokens[post]), 0)} · ${words.free} ${SUITS.map(
        suit => `${suit[0].toUpperCase()}${emptySpaces(player, suit)}`,
      ).join(' ')}`,
    ]
  },
}
