import type { Language } from '@tablee/kernel'
import { fieldNames as fieldsEn } from './en/fields.ts'
import { names as namesEn } from './en/names.ts'
import { fieldNames as fieldsFr } from './fr/fields.ts'
import { names as namesFr } from './fr/names.ts'
import { PROPER, type ProperId } from './proper.ts'

const WORDS = {
  en: { names: namesEn, fields: fieldsEn },
  fr: { names: namesFr, fields: fieldsFr },
} as const

/** The numbers of assembly tiles as they are printed. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

function recordName(family: string, record: string, language: Language): string {
  const { names, fields } = WORDS[language]
  switch (family) {
    case 'zone':
      return names.zone[record as keyof typeof names.zone]
    case 'location':
      return record in names.temple
        ? names.temple[record as keyof typeof names.temple]
        : fields.location(record)
    case 'outpost':
      return names.outpost[record as keyof typeof names.outpost]
    case 'assembly':
      return fields.assembly(ROMAN[Number(record)])
    case 'leader':
      return names.leader[record as keyof typeof names.leader]
    case 'adventure':
      return PROPER[record as ProperId]
    case 'objective':
      return fields.objective(record.slice(1))
    case 'action':
      return fields.action(record)
    case 'program':
      return names.program[record as keyof typeof names.program]
    default:
      return fields.record[record as keyof typeof fields.record]
  }
}

/** The name of what a datum that is reconstructed is about: of a record, or of one of its fields. */
export function nameOf(id: string, language: Language): string {
  const [family, rest] = id.split(':')
  const [record, field] = rest.split('.')
  const name = recordName(family, record, language)
  return field === undefined ? name : `${name}, ${WORDS[language].fields.field[field]}`
}
