import type { Language } from '@tablee/kernel'
import { CHARACTERS } from '../data/characters.ts'
import { RESOURCES } from '../data/types.ts'
import { partyOf } from '../rules/characters.ts'
import type { Character, PlanAction } from '../state.ts'
import { type BoardWords, board as en } from '../text/en/board.ts'
import { board as fr } from '../text/fr/board.ts'
import type { RobinsonView } from '../view.ts'
import { drawIsland } from './island.ts'
import { cardWords, thingWords } from './names.ts'

const WORDS: { readonly [L in Language]: BoardWords } = { en, fr }

/** The table for the terminal: the camp, the island, what threatens, the plan, the castaways. */
export function draw(view: RobinsonView, language: Language): string {
  const words = WORDS[language]
  return [
    campLines(view, words).join('\n'),
    drawIsland(view, words),
    thingLines(view, words, language).join('\n'),
    planLines(view, words, language).join('\n'),
    view.characters.map(one => characterLine(view, one, words)).join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function campLines(view: RobinsonView, words: BoardWords): string[] {
  const resources = RESOURCES.map(what => `${words.resource[what]} ${view.available[what]}`).join('  ')
  const shelter = `${words.shelter} ${view.sheltered ? '✓' : '–'}`
  const levels = (['roof', 'palisade', 'weapons'] as const).map(level => `${words[level]} ${view[level]}`)
  const dice = view.dice.map(die => words.weatherShort[die]).join(', ')
  return [
    `${words.round(view.round)} / ${view.rounds}   ${words.morale} ${view.morale}   ${[shelter, ...levels].join('  ')}`,
    resources,
    ...(dice === '' ? [] : [`${words.tonight}${words.colon}${dice}`]),
  ]
}

function thingLines(view: RobinsonView, words: BoardWords, language: Language): string[] {
  const line = (label: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${label}${words.colon}${names.join(', ')}`]
  const { left, right } = view.threats
  return [
    ...line(
      words.action.threat,
      [left, right]
        .filter(id => id !== '')
        .map(id => `${cardWords(id, language)} (${cardWords(id, language, 1)})`),
    ),
    ...line(
      words.built,
      [...view.items, ...view.built].map(id => thingWords(id, language)),
    ),
    ...line(
      words.inventions,
      view.inventions.map(id => thingWords(id, language)),
    ),
    ...line(
      words.discoveries,
      view.discoveries.map(id => thingWords(id, language)),
    ),
    ...line(
      words.treasures,
      view.treasures.map(({ id }) => cardWords(id, language)),
    ),
    ...line(
      words.equipment,
      view.equipment.map(({ id, uses }) => `${thingWords(id, language)} ×${uses}`),
    ),
  ]
}

function planLines(view: RobinsonView, words: BoardWords, language: Language): string[] {
  const title = ({ type, what, node }: PlanAction): string => {
    const name =
      what === '' ? '' : type === 'threat' ? cardWords(what, language, 1) : thingWords(what, language)
    return [words.action[type], name, node === '' || node === view.camp ? '' : words.node[node]]
      .filter(Boolean)
      .join(' ')
  }
  return view.plan.actions.map(action => {
    const odds = view.outlooks.find(({ id }) => id === action.id)?.odds
    const chance = odds ? `  ${words.dieSays.success} ${words.percent(odds.success)}` : ''
    const pawns = action.pawns.map(pawn => pawnWords(view, pawn, words, language))
    return `${title(action)}${words.colon}${pawns.join(' + ')}${chance}`
  })
}

function pawnWords(view: RobinsonView, pawn: string, words: BoardWords, language: Language): string {
  if (pawn === 'dog') return words.dog
  const character = view.characters.find(({ id }) => id === pawn)
  return character ? (words.party[partyOf(view, character.id)] ?? pawn) : thingWords(pawn, language)
}

function characterLine(view: RobinsonView, { id, wounds, det, alive }: Character, words: BoardWords): string {
  const { hearts, arrows } = CHARACTERS[id]
  const track = Array.from(
    { length: hearts },
    (_, i) => (i < wounds ? '·' : '♥') + (arrows.includes(i + 1) ? '↓' : ''),
  )
  const left = view.supply.find(one => one.id === id)?.count ?? 0
  const name = words.party[partyOf(view, id)] ?? id
  if (!alive) return `${name}${words.colon}${words.dead}`
  return `${name.padEnd(14)}${track.join('')}  ${words.determination} ${det}  ${words.pawns(left)}`
}
