import type { FactionPicture } from '../../terminal/faction.ts'
import { label, NAMES } from '../../terminal/lines.ts'
import { QUESTS } from './data.ts'
import * as en from './text/en/names.ts'
import * as fr from './text/fr/names.ts'

const OWN = { en, fr } as const
const WORD = { en: 'Quests: ', fr: 'Quêtes : ' } as const

/** The Vagabond in the terminal. */
export const picture: FactionPicture = {
  letter: 'V',
  colour: 37,
  marks: { en: {}, fr: {} },
  facts(_, { vagabond }, language, letter) {
    if (!vagabond) return []
    const { items, relations, completed, character } = vagabond
    const { CHARACTER, RELATION } = OWN[language]
    const shown = items.map(
      one => `${label(NAMES[language].ITEM[one.item], one.exhausted)}${one.damaged ? '✗' : ''}`,
    )
    const standing = relations.flatMap((relation, seat) =>
      relation === null ? [] : [`${letter(seat)} ${RELATION[relation]}`],
    )
    return [
      `${character ? CHARACTER[character] : '–'} · ${shown.join(', ')}`,
      [...standing, ...(completed.length > 0 ? [`${WORD[language]}${completed.length}`] : [])].join(' · '),
    ]
  },
  common({ quests }, language) {
    if (quests.length === 0) return null
    const { SUIT, ITEM } = NAMES[language]
    const open = quests.map(
      id => `${SUIT[QUESTS[id].suit]} (${QUESTS[id].items.map(item => ITEM[item]).join(' + ')})`,
    )
    return WORD[language] + open.join(' · ')
  },
}
