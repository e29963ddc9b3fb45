import type { DatumName } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { BuildingId, ExpeditionId } from '../data/board.ts'
import type { Band } from '../data/tracks.ts'
import { TRAPS, type TrapId } from '../data/traps.ts'
import { fieldNames as fieldsEn } from '../text/en/fields.ts'
import { names as namesEn } from '../text/en/names.ts'
import { things as thingsEn } from '../text/en/things.ts'
import { fieldNames as fieldsFr } from '../text/fr/fields.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { things as thingsFr } from '../text/fr/things.ts'
import { PROPER, type ProperId } from '../text/proper.ts'

const WORDS = {
  en: { names: namesEn, things: thingsEn, fields: fieldsEn },
  fr: { names: namesFr, things: thingsFr, fields: fieldsFr },
} as const

function recordName(family: string, record: string, language: Language): string {
  const { names, things, fields } = WORDS[language]
  switch (family) {
    case 'trap': {
      const { effect, kind } = TRAPS[record as TrapId]
      return fields.trapOf(things.trapLabel(effect), names.trapKind[kind])
    }
    case 'path':
      return fields.path(record.slice(0, 2), record.slice(2))
    case 'mission':
      return record.startsWith('C') ? fields.competitive(record.slice(1)) : fields.contract(record.slice(1))
    case 'building':
      return names.building[record as BuildingId]
    case 'expedition':
      return names.expedition[record as ExpeditionId]
    case 'capacity':
      return fields.roomAt[record as 'region' | 'gates']
    case 'glory':
      return names.band[record as Band]
    case 'turn':
      return fields.turn(record)
    default:
      return record === 'novice' ? names.role.novice : PROPER[record as ProperId]
  }
}

/** The name of what a datum that is reconstructed is about: of a record, or of one of its fields. */
export const nameOf: DatumName = (id, language) => {
  const [family, rest] = id.split(':')
  const [record, field] = rest.split('.')
  const name = recordName(family, record, language)
  return field === undefined ? name : `${name}, ${WORDS[language].fields.field[field]}`
}
