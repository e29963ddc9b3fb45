import type { Outline, Phase, Section, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CARDS, FACE_DOWN } from '../data/cards.ts'
import { outline as en } from '../text/en/outline.ts'
import { outline as fr } from '../text/fr/outline.ts'
import type { RootView } from '../view.ts'
import { cardRef } from './contents.ts'
import { boardSection } from './outline/clearings.ts'
import { seatsSection } from './outline/seats.ts'
import { fullHelpOf, titleOf, WORDS } from './words.ts'
import './css/colours.css'

const OWN = { en, fr } as const
const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** Root in words. */
export const outline: Outline<RootView> = {
  partyName: (party, language) => WORDS[language].party[party] ?? party,
  subtitle: ({ map }, language) => OWN[language].option.map?.values?.[map] ?? map,
  phases,
  sections: (view, scene, language) => [
    ...handSection(view, language),
    boardSection(view, WORDS[language], OWN[language]),
    seatsSection(view, scene, WORDS[language], OWN[language]),
  ],
  option: (name, language) => {
    const words = OWN[language].option[name] ?? null
    return name === 'factions' && words ? { ...words, values: WORDS[language].party } : words
  },
}

function phases({ turn, players }: RootView, { turnSeat }: TableFacts, language: Language): Phase[] {
  if (turnSeat < 0) return []
  const { phase: names, actions } = OWN[language]
  const counts = turn.phase === 'daylight' && turn.actions > 0 && players[turn.seat].faction === 'marquise'
  return PHASES.map(phase => ({
    id: phase,
    name: names[phase],
    now: phase === turn.phase,
    ...(phase === turn.phase && counts && { note: actions(turn.actions) }),
  }))
}

/** The cards of the seat that looks: title, suit and cost, what it does. */
function handSection({ viewer, players }: RootView, language: Language): Section[] {
  if (viewer === null) return []
  const words = WORDS[language]
  const own = OWN[language]
  const { hand } = players[viewer]
  const rows = hand
    .filter(card => card !== FACE_DOWN)
    .map(id => {
      const card = CARDS[id]
      const cost = card.cost.map(suit => (suit === 'any' ? words.anySuit : words.suit[suit])).join(', ')
      const suit = words.suit[card.suit]
      return {
        ref: cardRef(id),
        cells: [
          titleOf(card, language),
          cost ? `${suit}, ${own.costs(cost)}` : suit,
          fullHelpOf(card, language),
        ],
      }
    })
  return [{ place: 'hand', title: own.hand(hand.length), rows }]
}
