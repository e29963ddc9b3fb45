import { CARDS } from '../../data/cards.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { NAMES, onMap } from '../../terminal/lines.ts'
import { COLUMNS, kindOf, RELIC_TYPES, RELICS, SIDE, SIDES } from './data.ts'
import { RELIC as RELIC_EN } from './text/en/names.ts'
import { RELIC as RELIC_FR } from './text/fr/names.ts'

const WORDS = {
  en: {
    relic: RELIC_EN,
    short: { figure: 'fig', tablet: 'tab', jewelry: 'jew' },
    camp: 'Way',
    retinue: 'Retinue',
    recovered: 'Recovered',
    column: { move: 'move', delve: 'delve', recover: 'recover' },
  },
  fr: {
    relic: RELIC_FR,
    short: { figure: 'sta', tablet: 'tab', jewelry: 'bij' },
    camp: 'Rel',
    retinue: 'Cortège',
    recovered: 'Restaurées',
    column: { move: 'déplacer', delve: 'extraire', recover: 'restaurer' },
  },
} as const

const marksOf = ({ short, camp }: (typeof WORDS)['en' | 'fr']): { [kind: string]: string } =>
  Object.fromEntries([
    ...RELICS.map(({ kind, type, value }) => [kind, `${short[type]}${value}`]),
    ...RELIC_TYPES.map(type => [type, short[type]]),
    ...SIDES.map(side => [side, `${camp}.${short[SIDE[side].type]}`]),
  ])

/** The Keepers in Iron in the terminal. */
export const picture: FactionPicture = {
  letter: 'K',
  colour: 36,
  marks: { en: marksOf(WORDS.en), fr: marksOf(WORDS.fr) },
  inForest: ({ keepers }, forest) =>
    (keepers?.buried ?? [])
      .filter(one => one.forest === forest)
      .map(({ type, value }) => (value === 0 ? type : kindOf(type, value))),
  facts(_, { keepers, built }, language) {
    if (!keepers) return []
    const words = WORDS[language]
    const columns = COLUMNS.map(
      column =>
        `${words.column[column]} ${keepers.retinue[column].map(card => NAMES[language].SUIT[CARDS[card].suit]).join('+') || '–'}`,
    )
    const rows = RELIC_TYPES.map(type => `${words.relic[type]} ${keepers.recovered[type].join('+') || '–'}`)
    return [
      `${words.retinue}: ${columns.join(' · ')}`,
      `${words.recovered}: ${rows.join(' · ')} · ${words.camp} ${onMap(built)}`,
    ]
  },
}
