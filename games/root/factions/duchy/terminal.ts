import { BURROW } from '../../data/map.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { cardName, onMap } from '../../terminal/lines.ts'
import { BUILDINGS, RANKS } from './data.ts'
import { lostCrowns, swayedOf } from './rules/state.ts'
import { MINISTER as MINISTER_EN, RANK as RANK_EN } from './text/en/ministers.ts'
import { MINISTER as MINISTER_FR, RANK as RANK_FR } from './text/fr/ministers.ts'

const WORDS = {
  en: {
    burrow: 'Burrow',
    tunnels: 'Tunnels',
    kind: { citadel: 'Citadels', market: 'Markets' },
    lost: 'lost',
    revealed: 'Revealed',
    minister: MINISTER_EN,
    rank: RANK_EN,
  },
  fr: {
    burrow: 'Terrier',
    tunnels: 'Tunnels',
    kind: { citadel: 'Citadelles', market: 'Marchés' },
    lost: 'perdue',
    revealed: 'Révélées',
    minister: MINISTER_FR,
    rank: RANK_FR,
  },
} as const

/** The Underground Duchy in the terminal. */
export const picture: FactionPicture = {
  letter: 'D',
  colour: 33,
  marks: {
    en: { citadel: 'Citad', market: 'Markt', tunnel: 'tun' },
    fr: { citadel: 'Citad', market: 'March', tunnel: 'tun' },
  },
  facts(_, { duchy, warriors, tokens, buildings }, language) {
    if (!duchy) return []
    const words = WORDS[language]
    const ranks = RANKS.map(rank => {
      const names = swayedOf(duchy, rank).map(one => words.minister[one].short)
      const lost = lostCrowns(duchy, rank)
      return `${words.rank[rank][1]} ${names.join('+') || '–'} (${duchy.crowns[rank]}♛${lost > 0 ? `, ${lost} ${words.lost}` : ''})`
    })
    return [
      [
        `${words.burrow} ${warriors[BURROW]}`,
        `${words.tunnels} ${onMap(tokens.tunnel)}`,
        ...BUILDINGS.map(kind => `${words.kind[kind]} ${onMap(buildings[kind])}`),
      ].join(' · '),
      ranks.join(' · '),
      ...(duchy.revealed.length > 0
        ? [`${words.revealed} ${duchy.revealed.map(card => cardName(card, language)).join(', ')}`]
        : []),
    ]
  },
}
