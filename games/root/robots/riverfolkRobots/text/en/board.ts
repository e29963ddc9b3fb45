import type { FactionWords } from '../../../../text/faction-words.ts'

/** What only the board of the Riverfolk Robots says. */
export interface MarketWords extends FactionWords {
  readonly market: string
  readonly payments: string
  readonly posts: string
  /** What they would score now. */
  readonly now: (points: number) => string
  readonly service: { readonly riverboats: string; readonly mercenaries: string }
  readonly serviceTip: { readonly riverboats: string; readonly mercenaries: string }
}

/** The Riverfolk Robots on the board. */
export const board: MarketWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Market',
  actions: {},
  scenes: {},
  market: 'Market',
  payments: 'Payments',
  posts: 'Trade posts',
  now: points => `${points} from Payments`,
  service: { riverboats: 'Riverboats', mercenaries: 'Mercenaries' },
  serviceTip: {
    riverboats: 'Rivers are paths for you until the end of the turn.',
    mercenaries:
      'In Daylight and Evening their warriors count as yours for rule and in battle, except against them.',
  },
}
