import type { FactionPicture } from '../../terminal/faction.ts'
import { NAMES, onMap } from '../../terminal/lines.ts'
import { TRACKS } from './data.ts'
import { commandOf, itemsOn, prowessOf } from './rules/hoard.ts'
import { MOOD as MOOD_EN, TRACK as TRACK_EN } from './text/en/names.ts'
import { MOOD as MOOD_FR, TRACK as TRACK_FR } from './text/fr/names.ts'

const WORDS = {
  en: { mood: MOOD_EN, track: TRACK_EN, warlord: 'Warlord', mobs: 'Mobs', strongholds: 'Strongholds' },
  fr: { mood: MOOD_FR, track: TRACK_FR, warlord: 'Seigneur', mobs: 'Foules', strongholds: 'Bastions' },
} as const

const VALUE = { command: commandOf, prowess: prowessOf } as const

/** The Lord of the Hundreds in the terminal. */
export const picture: FactionPicture = {
  letter: 'H',
  colour: 31,
  marks: { en: { stronghold: 'Strong', mob: 'mob' }, fr: { stronghold: 'Bastion', mob: 'foule' } },
  facts(_, player, language) {
    const { hundreds, chief, tokens, buildings } = player
    if (!hundreds) return []
    const words = WORDS[language]
    const tracks = TRACKS.map(track => {
      const items = itemsOn(player, track).map(({ item }) => NAMES[language].ITEM[item])
      return `${words.track[track]} ${VALUE[track](player)}${items.length > 0 ? ` (${items.join(', ')})` : ''}`
    })
    return [
      `${hundreds.mood ? words.mood[hundreds.mood] : '–'} · ${words.warlord} ${chief || '–'} · ${words.strongholds} ${onMap(buildings.stronghold)} · ${words.mobs} ${onMap(tokens.mob)}`,
      tracks.join(' · '),
    ]
  },
}
