import { CARDS } from '../../data/cards.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { NAMES, onMap } from '../../terminal/lines.ts'
import { COLUMNS, ROOST_TRACK } from './data.ts'
import { LEADER as LEADER_EN } from './text/en/names.ts'
import { LEADER as LEADER_FR } from './text/fr/names.ts'

const WORDS = {
  en: {
    leader: LEADER_EN,
    roosts: 'Roosts',
    column: { recruit: 'recruit', move: 'move', battle: 'battle', build: 'build' },
  },
  fr: {
    leader: LEADER_FR,
    roosts: 'Perchoirs',
    column: { recruit: 'recruter', move: 'déplacer', battle: 'combattre', build: 'construire' },
  },
} as const

/** The Eyrie Dynasties in the terminal. */
export const picture: FactionPicture = {
  letter: 'E',
  colour: 94,
  marks: { en: { roost: 'Roost' }, fr: { roost: 'Perch' } },
  facts(_, { eyrie, buildings }, language) {
    if (!eyrie) return []
    const words = WORDS[language]
    const { leader, decree } = eyrie
    const columns = COLUMNS.map(
      column =>
        `${words.column[column]} ${decree[column].map(card => NAMES[language].SUIT[CARDS[card].suit]).join('+') || '–'}`,
    )
    const roosts = onMap(buildings.roost)
    return [
      `${leader ? words.leader[leader] : '–'} · ${columns.join(' · ')}`,
      `${words.roosts} ${roosts} (+${ROOST_TRACK.points[roosts]})`,
    ]
  },
}
