import type { DatumName } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { BoardId } from '../data/boards.ts'
import type { CardId } from '../data/cards.ts'
import type { LayoutId } from '../data/layouts.ts'
import type { ScenarioId } from '../data/scenarios.ts'
import type { MonsterId } from '../data/tiles.ts'
import { TOKENS, type TokenId } from '../data/tokens.ts'
import type { Civ } from '../data/types.ts'
import { fieldNames as fieldsEn } from '../text/en/fields.ts'
import { names as namesEn } from '../text/en/names.ts'
import { fieldNames as fieldsFr } from '../text/fr/fields.ts'
import { names as namesFr } from '../text/fr/names.ts'

const WORDS = {
  en: { names: namesEn, fields: fieldsEn },
  fr: { names: namesFr, fields: fieldsFr },
} as const

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function recordName(family: string, record: string, language: Language): string {
  const { names, fields } = WORDS[language]
  switch (family) {
    case 'tile':
      return fields.tile(record)
    case 'monster':
      return names.monster[record as MonsterId]
    case 'level':
      return fields.level(record)
    case 'board':
      return names.board[record as BoardId]
    case 'track':
      return fields.tracks
    case 'city':
      return names.city[record as Civ]
    case 'card':
      return names.card[record as CardId]
    case 'token':
      return record === 'astrolabe'
        ? fields.astrolabe
        : fields.token(TOKENS[record as TokenId].value, record.slice(-1).toUpperCase())
    case 'layout':
      return fields.layout[record as LayoutId]
    case 'scenario':
      return names.scenario[record as ScenarioId]
    case 'multi':
      return fields.players(record)
    default:
      return fields.campaign
  }
}

/** The name of what a datum that is reconstructed is about: of a record, or of one of its fields. */
export const nameOf: DatumName = (id, language) => {
  const [family, rest] = id.split(':')
  const [record, field] = rest.split('.')
  const name = capital(recordName(family, record, language))
  return field === undefined ? name : `${name}, ${WORDS[language].fields.field[family][field]}`
}
