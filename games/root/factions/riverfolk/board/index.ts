import type { Language } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import type { FactionFace, Standing } from '../../../board/faction.ts'
import { wordsOf } from '../../../board/words.ts'
import { SUITS, type Suit } from '../../../data/suits.ts'
import type { Player } from '../../../state.ts'
import type { BoardWords } from '../../../text/en/board.ts'
import type { RootView } from '../../../view.ts'
import { POST_OF, POST_TRACK, POSTS, PRINTED_SUIT, RIVERFOLK, SERVICES, type Service } from '../data.ts'
import { total } from '../rules/purse.ts'
import { emptySpaces } from '../rules/state.ts'
import type { RiverfolkWords } from '../text/en/board.ts'
import { ICONS } from './icons.ts'
import './colours.css'

const WORDS = wordsOf<RiverfolkWords>('riverfolk')

const postsOf = ({ tokens }: Player): number => POSTS.reduce((sum, post) => sum + onMap(tokens[post]), 0)

/** What an action takes. */
const commits = (_: BoardWords, __: RootView, language: Language): string => WORDS[language].commits(1)
const spends =
  (n: number) =>
  (_: BoardWords, __: RootView, language: Language): string =>
    WORDS[language].spends(n)

/** The Riverfolk Company at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M9.3 2.3a2.3 2.3 0 0 1 2.3 1.3c1.3-.6 2.8-.9 4.4-.9s3.1.3 4.4.9a2.3 2.3 0 1 1 2.2 3.2c.6 1.1.9 2.3.9 3.5 0 2-1 3.7-2.5 4.9l10.4-2.3-2 3.5 2.5 3.1L22 18.8c1.6 3 2.4 6.8 2.5 11.2H6.2C2.6 30 .6 27.4.8 23.5c.1-2 2.7-2.2 3.1-.3.4 1.7 1.3 2.6 2.9 2.7.4-2.7 1.1-5 2.2-7l-.9-2.7 2.5-1.2c-1.4-1.2-2.2-2.8-2.2-4.7 0-1.2.3-2.4.9-3.5a2.3 2.3 0 0 1 0-4.5Z',
    cut: 'M13 7.2a1.35 1.35 0 1 1 0 2.7 1.35 1.35 0 0 1 0-2.7ZM19 7.2a1.35 1.35 0 1 1 0 2.7 1.35 1.35 0 0 1 0-2.7ZM14 11.2h4l-2 2.2ZM9.7 14.9c3.9 1.5 8.7 1.5 12.6 0l.3 1.2c-4.2 1.6-9 1.6-13.2 0ZM9.4 19c4.2 1.2 9 1.2 13.2 0l.4 1.2c-4.6 1.3-9.4 1.3-14 0Z',
  },
  icons: ICONS,
  tokens: { foxPost: 2, rabbitPost: 2, mousePost: 2 },
  chapter: '11',
  acts: [
    { name: 'move', icon: 'march', underWay: /^move\./, note: commits },
    { name: 'battle', icon: 'battle', underWay: /^battle\./, note: commits },
    { name: 'drawCard', icon: 'drawCard', note: commits },
    { name: 'recruit', icon: 'recruiter', underWay: /riverfolk\.recruit/, note: spends(1) },
    {
      name: 'tradePost',
      icon: 'tradePost',
      underWay: /riverfolk\.post/,
      note: spends(RIVERFOLK.postCost),
    },
  ],
  powers: ['riverboats', 'drawCard', 'mercenaries', 'tradePost'],
  standing,
  facts: (_, player, language) => {
    const { riverfolk } = player
    const words = WORDS[language]
    return riverfolk
      ? [
          ...SERVICES.map(one => `${words.service[one]} ${riverfolk.prices[one]}`),
          `${words.funds} ${total(riverfolk.funds)}`,
          `${words.payments} ${total(riverfolk.payments)}`,
          `${words.posts} ${postsOf(player)}`,
        ]
      : []
  },
  explains: { posts, service, fund, price },
  shows: {
    price: () => true,
    fund: (id, _, { riverfolk }) => (riverfolk?.funds[Number(id)] ?? 0) > 0,
  },
  offers: ['service'],
  cards: ({ hand }, mine) => (mine ? [] : hand),
  journal: {
    consequences: ['riverfolk.disrupted', 'riverfolk.remains'],
    pays: ['riverfolk.paid', 'riverfolk.committed', 'riverfolk.spent'],
    paid: ['riverfolk.sold', 'riverfolk.serves', 'riverfolk.exported', 'crafted', 'moved', 'battle.starts'],
    after: {
      'riverfolk.paid': ['vagabond.exhausted'],
      'riverfolk.committed': ['riverfolk.committed'],
      'riverfolk.spent': ['riverfolk.spent', 'removed', 'scored'],
      'riverfolk.priced': ['riverfolk.priced'],
      'cards.drawn': ['riverfolk.committed'],
      'warriors.placed': ['token.placed'],
    },
    tells: { 'token.placed': 1, 'riverfolk.disrupted': 6 },
  },
  battle: { within: ['riverfolk.spent', 'riverfolk.disrupted'], asks: { 'riverfolk.lose': -1 } },
  scenes: [
    { id: 'riverfolk.sold', kind: 'purchase', icon: 'tradePost', weight: 40, ofOthers: true },
    { id: 'riverfolk.serves', kind: 'purchase', icon: 'tradePost', weight: 40, ofOthers: true },
    { id: 'riverfolk.disrupted', kind: 'disruption', icon: 'funds', weight: 60 },
  ],
}

function standing(player: Player, language: Language): Standing {
  const words = WORDS[language]
  const funds = total(player.riverfolk?.funds ?? [])
  const posts = postsOf(player)
  const free = SUITS.reduce((sum, suit) => sum + emptySpaces(player, suit), 0)
  return {
    now: words.now(posts === 0 ? 0 : Math.floor(funds / RIVERFOLK.fundsPerPoint)),
    facts: [words.fundsFact(funds), words.postsFact(posts), words.spacesFact(free)],
  }
}

const companyIn = ({ players }: RootView): Player | undefined => players.find(({ riverfolk }) => riverfolk)

/** The spaces of a suit: what is gone from them, and how many craft. */
function posts(id: string, view: RootView, language: Language, { suit }: BoardWords): string | null {
  const company = companyIn(view)
  const post = POSTS.find(one => one === id)
  if (!company || !post) return null
  const of = PRINTED_SUIT[post]
  const gone = POST_TRACK.points.length - company.tokens[POST_OF[of]][0]
  return WORDS[language].trackTip(suit[of as Suit], gone, emptySpaces(company, of))
}

function service(id: string, view: RootView, language: Language): string | null {
  const prices = companyIn(view)?.riverfolk?.prices
  return prices && id in prices ? WORDS[language].serviceTip[id as Service](prices[id as Service]) : null
}

function fund(id: string, view: RootView, language: Language, { party }: BoardWords): string | null {
  const owner = Number(id)
  const funds = companyIn(view)?.riverfolk?.funds[owner] ?? 0
  return funds > 0 ? WORDS[language].fundOf(party[view.players[owner].faction], funds) : null
}

function price(id: string, _: RootView, language: Language): string | null {
  const [of, n] = id.split('.')
  return WORDS[language].serviceTip[of as Service]?.(Number(n)) ?? null
}
