import type { Language } from '@tablee/kernel'
import { CARD_SUITS } from '../../../board/contents.ts'
import type { BattleTold, FactionFace, Note, Standing } from '../../../board/faction.ts'
import { WORDS as SHARED, SHEETS, wordsOf } from '../../../board/words.ts'
import { CARDS } from '../../../data/cards.ts'
import { type ClearingSuit, SUITS } from '../../../data/suits.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { CONSPIRACIES } from '../data.ts'
import { gardensOf, pointsFor } from '../rules/gardens.ts'
import type { CultWords } from '../text/en/board.ts'
import { ICONS } from './icons.ts'
import './colours.css'

const WORDS = wordsOf<CultWords>('cult')

/** The price of a conspiracy as it stands for whoever plays the Cult. */
const price = (name: 'crusade' | 'convert' | 'sanctify') => (_: unknown, view: RootView) =>
  String(CONSPIRACIES[name] - (view.players.some(({ cult }) => cult?.hated) ? 1 : 0))

/** The Lizard Cult at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M6.9 17.6L2 16.8L5.9 13.9L5.8 13.4L1.8 10.8L6.6 9.7L6.9 9.3L4.5 5.2L9.4 6.3L9.8 6L9.6 1.4L13.4 4.3L14 4.2L16 0L18 4.2L18.6 4.3L22.4 1.4L22.2 6L22.6 6.3L27.5 5.2L25.1 9.3L25.4 9.7L30.2 10.8L26.2 13.4L26.1 13.9L30 16.8L25.1 17.6ZM11.4 18h9.2c1.9 2.4 3.3 4.9 3.9 7.7 1.7-.5 2.8-1.6 3.4-3.3.2-.7 1.2-.6 1.3.1.6 4.1-1 7.5-5 7.5H6.8c.4-4.8 2-8.9 4.6-12Z',
    cut: 'M16 6.2a7 7 0 0 0-7 7 7 7 0 0 0 1.3 4.1l1-.8a5.7 5.7 0 0 1-1-3.3 5.7 5.7 0 0 1 11.4 0 5.7 5.7 0 0 1-1 3.3l1 .8a7 7 0 0 0 1.3-4.1 7 7 0 0 0-7-7ZM13.5 10.7c.9 0 1.4 1 1.4 2s-.5 2-1.4 2-1.4-1-1.4-2 .5-2 1.4-2ZM18.5 10.7c.9 0 1.4 1 1.4 2s-.5 2-1.4 2-1.4-1-1.4-2 .5-2 1.4-2ZM15.4 20.5h1.2V27.5h-1.2Z',
  },
  icons: ICONS,
  chapter: '10',
  acts: [
    { name: 'crusadeBattle', icon: 'battle', underWay: /^battle\./, note: price('crusade') },
    { name: 'crusadeMove', icon: 'march', underWay: /^(move\.|cult\.crusade)/, note: price('crusade') },
    { name: 'convert', icon: 'acolyte', underWay: /^cult\.convert/, note: price('convert') },
    { name: 'sanctify', icon: 'garden', underWay: /^cult\.sanctify/, note: price('sanctify') },
  ],
  powers: ['garden', 'acolyte', 'souls', 'battle'],
  standing,
  facts,
  explains: {
    track: (id, { players }, language) => {
      const suit = SUITS.find(one => `${one}Garden` === id)
      const player = players.find(({ cult }) => cult)
      if (!suit || !player) return null
      const words = SHARED[language]
      return WORDS[language].gardensTip(words.suit[suit], gardensOf(player, suit), pointsFor(player, suit))
    },
  },
  cards: ({ cult }) => (cult ? [...cult.lostSouls, ...cult.revealed] : []),
  journal: {
    consequences: ['cult.vengeance', 'cult.faithLost', 'cult.acolyte'],
    pays: ['cult.acolytesSpent'],
    paid: ['cult.converted', 'cult.sanctified'],
    after: {
      'building.placed': ['cult.revealed', 'cult.sanctified', 'removed', 'scored', 'cult.faithLost'],
      'warriors.placed': ['cult.revealed', 'cult.converted', 'removed'],
    },
    tells: { 'cult.sanctified': 9 },
  },
  battle: {
    within: ['cult.vengeance', 'cult.faithLost'],
    notes: { vengeance, faithful },
  },
  scenes: [
    { id: 'cult.sanctified', kind: 'sanctify', icon: 'garden', weight: 70, ofOthers: true },
    { id: 'cult.converted', kind: 'convert', icon: 'acolyte', weight: 40, ofOthers: true },
  ],
}

function standing(player: Player, language: Language): Standing {
  const words = WORDS[language]
  const { suit } = SHARED[language]
  const { cult } = player
  const crafting: ClearingSuit = cult?.outcast ?? 'fox'
  return {
    now: words.now(SUITS.map(one => [suit[one], pointsFor(player, one)] as const)),
    facts: [
      words.outcastFact(suit[crafting], cult?.hated === true),
      words.acolytesTip(cult?.acolytes ?? 0),
      SHEETS[language].crafts(gardensOf(player, crafting)),
    ],
  }
}

function facts(_: RootView, player: Player, language: Language): string[] {
  const { cult } = player
  if (!cult) return []
  const words = WORDS[language]
  const { suit, colon, none } = SHARED[language]
  const souls = CARD_SUITS.map(one => ({
    one,
    n: cult.lostSouls.filter(card => CARDS[card].suit === one).length,
  })).filter(({ n }) => n > 0)
  return [
    `${words.acolytes} ${cult.acolytes}`,
    words.outcastFact(suit[cult.outcast], cult.hated).replace(/\.$/, ''),
    `${words.gardens}${colon}${SUITS.map(one => `${suit[one]} ${gardensOf(player, one)}`).join(', ')}`,
    `${words.souls}${colon}${souls.map(({ one, n }) => `${suit[one]} ${n}`).join(', ') || none}`,
  ]
}

function vengeance(
  { id, seat }: Extract<ForecastNote, { id: 'vengeance' }>,
  { language, tone, voice }: BattleTold,
): Note {
  return { key: id, tone: tone(seat), icon: 'acolyte', words: WORDS[language].vengeance(voice(seat)) }
}

function faithful(
  { id, seat, hit }: Extract<ForecastNote, { id: 'faithful' }>,
  { language, view, voice }: BattleTold,
): Note {
  const words = WORDS[language].faithful(voice(seat), hit)
  return { key: id, tone: seat === view.viewer ? 'bad' : 'plain', icon: 'garden', words }
}
