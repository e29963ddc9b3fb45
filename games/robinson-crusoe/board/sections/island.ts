import type { Row, Section } from '@tablee/board'
import { type Language, plain } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import { RESOURCES } from '../../data/types.ts'
import type { Resources } from '../../state.ts'
import type { SectionWords } from '../../text/en/sections.ts'
import type { RobinsonView } from '../../view.ts'
import { eventOf } from '../cards/known.ts'
import { openTile, piecesAt, sourcesAt, usedNodes } from '../contents.ts'
import { goalCount } from '../goal/counts.ts'
import { capital, cardName, effectWords, WORDS, wordsOf } from '../words.ts'

/** Round, goal, levels, morale, resources, weather and threats. */
export function campSection(view: RobinsonView, language: Language, own: SectionWords): Section {
  const words = WORDS[language]
  const goal = goalCount(view)
  const threats = [view.threats.left, view.threats.right].filter(id => id !== '')
  const rows: readonly (readonly [string, string])[] = [
    [own.campRows.round, own.of(view.round, view.rounds)],
    [
      own.campRows.goal,
      wordsOf(view.scenario, language).line + (goal ? ` (${own.of(goal.now, goal.of)})` : ''),
    ],
    [
      own.campRows.levels,
      own.levels(view.sheltered ? own.yes : own.no, view.roof, view.palisade, view.weapons),
    ],
    [own.campRows.morale, String(view.morale)],
    [own.campRows.available, resourceWords(view.available, language) || own.nothing],
    [own.campRows.future, resourceWords(view.future.resources, language) || own.nothing],
    [
      own.campRows.weather,
      [
        ...view.dice.map(die => words.weatherDie[die]),
        ...view.pieces.filter(({ at }) => at === 'weather').map(({ kind }) => words.piece[kind]),
      ].join('. ') || own.nothing,
    ],
    [own.campRows.threats, threats.map(id => threatWords(id, language)).join('. ') || own.nothing],
    [own.campRows.coming, view.coming.map(id => cardName(id, language, 1)).join(', ') || own.nothing],
  ]
  return { place: 'board', title: own.campTitle, rows: rows.map(cells => ({ cells })) }
}

function threatWords(id: string, language: Language): string {
  const event = eventOf(id)
  const name = cardName(id, language)
  if (!event) return name
  const { colon } = WORDS[language]
  return `${name}, ${cardName(id, language, 1)}${colon}${effectWords(event.action.result, language)} / ${effectWords(event.threat, language)}`
}

/** What there is of resources, in words. */
export function resourceWords(all: Resources, language: Language): string {
  const { resource } = WORDS[language]
  return RESOURCES.filter(what => all[what] > 0)
    .map(what => `${all[what]} ${(resource[what] ?? what).toLowerCase()}`)
    .join(', ')
}

/** The spaces of the island, one a row. */
export function islandSection(view: RobinsonView, language: Language, own: SectionWords): Section {
  const words = WORDS[language]
  return {
    place: 'board',
    title: own.islandTitle,
    columns: own.islandColumns,
    rows: usedNodes(view).map(node => row(view, node, language, own)),
    note: `${capital(words.tilesLeft)}${words.colon}${view.decks.tiles.size}`,
  }
}

function row(view: RobinsonView, node: Node, language: Language, own: SectionWords): Row {
  const words = WORDS[language]
  const tile = openTile(view, node)
  const { closed, faceDown } = view.island[node]
  const sources = sourcesAt(view, node).map(({ kind, exhausted }) =>
    exhausted ? `${words.source[kind]} (${words.exhausted})` : words.source[kind],
  )
  const things = [
    ...(view.camp === node ? [words.campHere] : []),
    ...(tile?.totem ? ['Totem'] : []),
    ...(tile?.shelter ? [`${words.shelter} (${words.natural})`] : []),
    ...piecesAt(view, node).map(({ kind }) => words.piece[kind]),
  ]
  const far = view.far[node]
  return {
    ref: `node:${node}`,
    cells: [
      plain(capital(words.space(words.node[node]))),
      tile
        ? words.terrain[tile.terrain]
        : closed
          ? words.lava
          : faceDown
            ? words.inaccessible
            : words.unexplored,
      sources.join(', ') || own.nothing,
      things.join(', ') || own.nothing,
      far < 0 ? words.unreachable : String(far),
    ],
  }
}
