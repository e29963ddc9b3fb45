import type { Language } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, type Forest, MAPS, type MapData } from '../data/map.ts'
import { closedPaths, pathsFrom } from '../rules/paths.ts'
import { suitsOf } from '../rules/suits.ts'
import type { RootView } from '../view.ts'
import { Canvas, COLOUR, type Colour } from './canvas.ts'
import { PICTURES } from './pictures.ts'
import type { Words } from './words.ts'

const WIDTH = 104
const HEIGHT = 38
const BOX_WIDTH = 17
const BOX_HEIGHT = 4

/** The woodland: clearings as boxes, paths as dots, rivers as waves. */
export function drawMap(view: RootView, words: Words, language: Language): string {
  const map = MAPS[view.map]
  const canvas = new Canvas(WIDTH, HEIGHT)
  for (const { id, rivers } of map.clearings)
    for (const other of rivers) if (other > id) link(canvas, map, id, other, '~', COLOUR.water)
  for (const clearing of CLEARINGS)
    for (const other of pathsFrom(view, clearing))
      if (other > clearing) link(canvas, map, clearing, other, '·', COLOUR.dim)
  for (const [a, b] of closedPaths(view)) link(canvas, map, a, b, '#', COLOUR.dim)
  for (const forest of map.forests) {
    const [x, y] = at(forest)
    canvas.write(x - 1, y, `${words.forest}${forest.id - 20}`, COLOUR.dim)
    const here = view.players.flatMap((player, seat) => (player.pawn === forest.id ? [seat] : []))
    for (const [i, seat] of here.entries()) canvas.write(x + 2 + i * 2, y, '♟', colourOf(view, seat))
    drawLying(canvas, view, forest.id, x - 1, y + 1, language)
  }
  for (const clearing of CLEARINGS) drawClearing(canvas, view, clearing, words, language)
  return canvas.toString()
}

/** What lies in a forest, below its number. */
function drawLying(
  canvas: Canvas,
  view: RootView,
  forest: Forest,
  x: number,
  y: number,
  language: Language,
): void {
  let place = x
  for (const [seat, player] of view.players.entries()) {
    const { inForest, marks } = PICTURES[player.faction]
    for (const kind of inForest?.(player, forest) ?? []) {
      canvas.write(place, y, marks[language][kind], colourOf(view, seat))
      place += marks[language][kind].length + 1
    }
  }
}

function at({ x, y }: { readonly x: number; readonly y: number }): [number, number] {
  return [
    Math.round((x / 100) * (WIDTH - BOX_WIDTH)) + BOX_WIDTH / 2 - 0.5,
    Math.round((y / 100) * (HEIGHT - BOX_HEIGHT)) + 1,
  ]
}

function link(canvas: Canvas, map: MapData, a: Clearing, b: Clearing, char: string, colour: Colour): void {
  const [x1, y1] = at(clearingOf(map, a))
  const [x2, y2] = at(clearingOf(map, b))
  canvas.line(x1, y1, x2, y2, char, colour)
}

function colourOf(view: RootView, seat: number): Colour {
  return PICTURES[view.players[seat].faction].colour
}

function drawClearing(
  canvas: Canvas,
  view: RootView,
  clearing: Clearing,
  words: Words,
  language: Language,
): void {
  const [cx, cy] = at(clearingOf(MAPS[view.map], clearing))
  const x = Math.round(cx - BOX_WIDTH / 2)
  const y = cy - 1
  const suits = suitsOf(view, clearing)
  const colour = COLOUR[suits[0]]
  canvas.clear(x, y, BOX_WIDTH, BOX_HEIGHT)
  const inner = BOX_WIDTH - 2
  const named = suits.length === 1 ? words.suit[suits[0]] : suits.map(suit => words.suit[suit][0]).join('/')
  const head = ` ${clearing} ${named} `
  canvas.write(x, y, `╭${head}${'─'.repeat(Math.max(0, inner - head.length))}╮`, colour)
  for (let row = 1; row < BOX_HEIGHT - 1; row++) {
    canvas.write(x, y + row, '│', colour)
    canvas.write(x + BOX_WIDTH - 1, y + row, '│', colour)
  }
  canvas.write(x, y + BOX_HEIGHT - 1, `╰${'─'.repeat(inner)}╯`, colour)
  canvas.write(x + BOX_WIDTH - 5, y, slots(view, clearing).padStart(4, '─'), COLOUR.plain)
  drawWarriors(canvas, view, clearing, x + 1, y + 1)
  drawCardboard(canvas, view, clearing, x + 1, y + 2, language)
  const marks = (view.landmarks ?? []).filter(one => one.clearing === clearing)
  for (const [i, { id }] of marks.entries())
    canvas.write(x + 2, y + BOX_HEIGHT - 1 + i, ` ⬡ ${words.landmark[id]} `, COLOUR.plain)
}

/** The slots of a clearing: a ruin, covered for good, taken, free. */
function slots(view: RootView, clearing: Clearing): string {
  const grown = view.extraSlot?.clearing === clearing ? 1 : 0
  const slots = clearingOf(MAPS[view.map], clearing).slots + grown
  const ruin = view.ruins[clearing] === null ? 0 : 1
  const taken = view.players.reduce(
    (sum, { buildings }) => sum + Object.values(buildings).reduce((n, counts) => n + counts[clearing], 0),
    0,
  )
  const covered = (view.covered ?? []).filter(one => one.clearing === clearing).length
  return (
    '▨'.repeat(ruin) +
    '▣'.repeat(covered) +
    '■'.repeat(taken) +
    '□'.repeat(Math.max(0, slots - ruin - covered - taken))
  )
}

function drawWarriors(canvas: Canvas, view: RootView, clearing: Clearing, x: number, y: number): void {
  let place = x
  for (const [seat, { warriors, chief, pawn, faction }] of view.players.entries()) {
    const standing =
      warriors[clearing] > 0
        ? `${PICTURES[faction].letter}${warriors[clearing]}${chief === clearing ? '♔' : ''}`
        : pawn === clearing
          ? '♟'
          : ''
    canvas.write(place, y, standing, colourOf(view, seat))
    if (standing !== '') place += standing.length + 1
  }
  if (view.scorched.includes(clearing)) canvas.write(place, y, '✹', COLOUR.fox)
}

function drawCardboard(
  canvas: Canvas,
  view: RootView,
  clearing: Clearing,
  x: number,
  y: number,
  language: Language,
): void {
  let place = x
  for (const [seat, { buildings, tokens, faction }] of view.players.entries())
    for (const [kind, counts] of Object.entries({ ...buildings, ...tokens })) {
      if (counts[clearing] === 0) continue
      const mark =
        (PICTURES[faction].marks[language][kind] ?? '?') + (counts[clearing] > 1 ? counts[clearing] : '')
      canvas.write(place, y, mark, colourOf(view, seat))
      place += mark.length + 1
    }
}
