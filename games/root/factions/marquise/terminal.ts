import type { FactionPicture } from '../../terminal/faction.ts'
import { onMap } from '../../terminal/lines.ts'
import { INDUSTRIES } from './data.ts'

const MARKS = {
  en: { sawmill: 'Saw', workshop: 'Wrk', recruiter: 'Rec', keep: 'Keep', wood: 'wood' },
  fr: { sawmill: 'Sci', workshop: 'Atl', recruiter: 'Rec', keep: 'Donj', wood: 'bois' },
} as const

/** The Marquise de Cat in the terminal. */
export const picture: FactionPicture = {
  letter: 'C',
  colour: 33,
  marks: MARKS,
  facts(_, { buildings, tokens, warriors }, language) {
    const marks = MARKS[language]
    const built = INDUSTRIES.map(kind => `${marks[kind]} ${onMap(buildings[kind])}`)
    return [`${built.join(' · ')} · ${marks.wood} ${onMap(tokens.wood)} · C ${warriors[0]}`]
  },
}
