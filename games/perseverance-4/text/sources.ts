import type { Language } from '@tablee/kernel'
import { board as boardEn } from './en/board.ts'
import { fieldNames as fieldsEn } from './en/fields.ts'
import { names as namesEn } from './en/names.ts'
import { board as boardFr } from './fr/board.ts'
import { fieldNames as fieldsFr } from './fr/fields.ts'
import { names as namesFr } from './fr/names.ts'

const WORDS = {
  en: { names: namesEn, fields: fieldsEn, board: boardEn },
  fr: { names: namesFr, fields: fieldsFr, board: boardFr },
} as const

/** The numbers of assembly tiles as they are printed. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** Where the record of a family is called as a thing of the game is. */
type Named = { readonly [id: string]: string }

function recordName(family: string, record: string, language: Language): string {
  const { names, fields, board } = WORDS[language]
  const of = (list: Named): string => list[record] ?? record
  switch (family) {
    case 'zone':
      return of(names.zone)
    case 'voyage':
      return of(names.voyage)
    case 'preparation':
      return of(names.preparation)
    case 'officer':
      return of(names.officer)
    case 'leader':
      return of(names.leader)
    case 'program':
      return of(names.program)
    case 'artefact':
      return fields.artefact(of(names.artefact))
    case 'crew':
      return fields.crew(of(names.crew))
    case 'dino':
      return fields.dino(of(names.species))
    case 'unit':
      return fields.unit(of(names.ancient))
    case 'level':
      return fields.level(of(board.level))
    case 'reward':
      return fields.reward(of(fields.reward_))
    case 'assembly':
      return fields.assembly(ROMAN[Number(record)])
    case 'repair':
      return fields.repair(record.slice(1))
    case 'action':
      return fields.action(record)
    case 'seats':
      return fields.seats(record)
    case 'cost':
      return fields.cost(`${'abcd'.indexOf(record) + 1}`)
    case 'switch':
      return fields.record.switches
    case 'memoir':
      return fields.memoir((names.officer as Named)[record.slice(0, -1)], record.slice(-1))
    case 'programSide': {
      const [program, dissenter] = record.split('-')
      return fields.program((names.program as Named)[program], (names.dissenter as Named)[dissenter])
    }
    default:
      return of(fields.record)
  }
}

/** The name of what a datum that is reconstructed is about: of a record, or of one of its fields. */
export function nameOf(id: string, language: Language): string {
  const [family, rest] = id.split(':')
  const [record, field] = rest.split('.')
  const name = recordName(family, record, language)
  const { field: fields } = WORDS[language].fields
  return field === undefined ? name : `${name}, ${(fields as Named)[field] ?? field}`
}
