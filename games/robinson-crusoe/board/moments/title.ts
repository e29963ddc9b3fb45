import type { Language } from '@tablee/kernel'
import type { DeedValues } from '../../rules/plan/deed-values.ts'
import type { RobinsonView } from '../../view.ts'
import { openTile } from '../contents.ts'
import { capital, cardName, ownDeed, thingName, WORDS } from '../words.ts'
import type { Ledger } from './ledger.ts'
import { MOMENT } from './words.ts'

/** What an action that was carried out is called; a level by the one that it aimed at. */
export function deedName(
  { type, what, node, gives }: DeedValues,
  view: RobinsonView,
  { roof, palisade, weapons }: Pick<Ledger, 'roof' | 'palisade' | 'weapons'>,
  language: Language,
): string {
  const words = WORDS[language]
  if (type === 'threat') return cardName(what, language, 1)
  const own = ownDeed(view.scenario, what, language)
  if (own !== undefined) return own
  if (type === 'gather') {
    const source = gives === 'wood' ? words.source.wood : (words.resource.food ?? '')
    const tile = node === '' ? null : openTile(view, node)
    if (!tile || node === '') return source
    return words.sourceAt(source, words.terrain[tile.terrain], words.node[node])
  }
  if (type === 'explore' && node !== '') return capital(words.space(words.node[node]))
  if (type === 'build') {
    const levels = { roof, palisade, weapons }
    if (what === 'roof' || what === 'palisade' || what === 'weapons')
      return words.level(words[what], levels[what] + 1)
    return thingName(what, language)
  }
  return what === '' ? words.action[type] : capital(thingName(what, language))
}

/** Where an action is carried out. */
export function deedPlace({ node }: DeedValues, view: RobinsonView, language: Language): string {
  if (node === '') return ''
  const words = WORDS[language]
  const tile = openTile(view, node)
  const where = tile
    ? `${words.terrain[tile.terrain]} ${words.node[node]}`
    : capital(words.space(words.node[node]))
  return node === view.camp ? MOMENT[language].atCamp(where.toLowerCase()) : where
}
