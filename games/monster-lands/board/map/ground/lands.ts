import { seeded } from '@tablee/board/seeded.ts'
import type { Affinity } from '../../../data/types.ts'
import { type Rect, short } from '../plan.ts'
import { landEdge } from './outline.ts'
import { type Drawn, layers, path } from './paths.ts'

type Texture = (rect: Rect, random: () => number) => string

/** Swells in rows of 11 px, and islets. */
const water: Texture = ({ x, y, w, h }, random) => {
  let swells = ''
  let lines = ''
  for (let row = 0, at = y + 6; at < y + h; at += 11, row++)
    for (let across = x - 10 + (row % 2) * 15; across < x + w; across += 30) {
      const from = short(across + (random() - 0.5) * 8)
      if (random() < 0.8) swells += `M${from} ${short(at)}q5-5.5 10 0q5-5.5 10 0`
      else lines += `M${from + 3} ${short(at)}h13`
    }
  return path('swell', swells) + path('swell', lines) + isle(x + 26, y + 30, 0.9) + isle(x + 112, y + 22, 0.6)
}

const isle = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${path('surf', 'M-22 3c4-9 12-12 22-12s19 4 22 12c-12 4-30 4-44 0Z')}${path('sand', 'M-17 1c4-7 9-9 17-9s14 3 17 9c-10 3-24 3-34 0Z')}<g class="gr-palms">${palm(-4, -5, 1)}${palm(6, -4, 1)}</g></g>`

const palm = (x: number, y: number, scale: number): string =>
  path('trunk', PALM.trunk(x, y, scale)) + path('frond', PALM.crown(x, y, scale))

/** A path drawn at the origin in relative steps only, moved and scaled. */
const stamp =
  (from: readonly [number, number], steps: string) =>
  (x: number, y: number, scale: number): string =>
    `M${short(x + from[0] * scale)} ${short(y + from[1] * scale)}${steps.replace(/-?(?:\d+\.?\d*|\.\d+)/g, n => ` ${short(Number(n) * scale)}`)}`

const PALM = {
  trunk: stamp([-1, 1], 'c0-5 1-9 3-13l1.500.8c-1.500 4-2.100 8-2.100 12.200z'),
  crown: stamp(
    [2, -12],
    'c-3-4-8-4-11 0c4-1 7 0 9 2c-2 1-3 3-3 6c2-3 4-4 6-4c2 0 4 2 5 5c1-4 0-6-2-7c2-1 5-1 8 1c-1-5-6-7-10-4c1-3-1-5-4-6c2 2 2 4 2 7z',
  ),
}

const BUSH = {
  crown: stamp(
    [-8, 1],
    'c-4-1-5-6-1.500-8.500c0-4.500 5-7.500 9-5.500c4-3 9.500 0 9 4.500c3.500 2 3 8-.5 9.500z',
  ),
  shade: stamp([8.5, -8.5], 'c3.500 2 3 8-.5 9.500h-8c5-1 8-5 8.500-9.500z'),
  light: stamp([-5.5, -6.5], 'c.5-2.500 2-4 4.500-4.500'),
}

/** A canopy in rows, one palm in five. */
const jungle: Texture = ({ x, y, w, h }, random) => {
  let all = ''
  for (let row = 0, at = y - 2; at < y + h + 12; at += 9.5, row++) {
    const drawn: Drawn = {}
    for (let across = x - 6 + (row % 2) * 7; across < x + w + 8; across += 14) {
      const px = across + (random() - 0.5) * 8
      const py = at + (random() - 0.5) * 4
      const [kind, tone] = [random(), random()]
      if (kind < 0.2) {
        const size = 1.15 + tone * 0.3
        layers(drawn, 'trunk', PALM.trunk(px, py, size))
        layers(drawn, 'frond', PALM.crown(px, py, size))
      } else {
        const size = 0.85 + tone * 0.35
        layers(drawn, `bush${1 + Math.floor(tone * 3.08)}`, BUSH.crown(px, py, size))
        layers(drawn, 'shade', BUSH.shade(px, py, size))
        layers(drawn, 'light', BUSH.light(px, py, size))
      }
    }
    all += ORDER.map(name => path(name, drawn[name])).join('')
  }
  return all
}

const ORDER = ['bush1', 'bush2', 'bush3', 'bush4', 'shade', 'light', 'trunk', 'frond']

/** Plates of cooled rock, cracked, with embers between them. */
const fire: Texture = ({ x, y, w, h }, random) => {
  const [pitch, deep] = [30, 24]
  const columns = Math.ceil(w / pitch) + 2
  const rows = Math.ceil(h / deep) + 2
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => [
      x - pitch + column * pitch + (row % 2) * (pitch / 2) + (random() - 0.5) * 15,
      y - deep + row * deep + (random() - 0.5) * 12,
    ]),
  )
  const drawn: Drawn = {}
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const around = [
        corners[row][column],
        corners[row][column + 1],
        corners[row + 1][column + 1],
        corners[row + 1][column],
      ]
      const [mx, my] = [0, 1].map(axis => around.reduce((sum, at) => sum + at[axis], 0) / 4)
      const plate = around.map(([px, py]) => `${short(mx + (px - mx) * 0.9)} ${short(my + (py - my) * 0.88)}`)
      layers(drawn, `crust${1 + Math.floor(random() * 3)}`, `M${plate.join('L')}Z`)
      if (random() < 0.16) layers(drawn, 'ember', dot(around[0][0], around[0][1], 1.4 + random() * 1.6))
      if (random() < 0.12) layers(drawn, 'crack', `M${short(mx - 6)} ${short(my - 3)}l5 4 3-3 5 5`)
    }
  return ['crust1', 'crust2', 'crust3', 'crack', 'ember'].map(name => path(name, drawn[name])).join('')
}

const dot = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0-${short(2 * r)} 0Z`

/** Terraces of cloud, one before the other, and gusts. */
const air: Texture = ({ x, y, w, h }, random) => {
  let all = ''
  for (let row = 0, at = y + 10; at < y + h + 20; at += 21, row++) {
    let cloud = `M${short(x - 20)} ${short(at + 34)}V${short(at)}`
    for (let left = x - 20 + (row % 2) * 12; left < x + w + 20; ) {
      const wide = 18 + random() * 20
      cloud += `q${short(wide / 2)}-${short(8 + wide * 0.32)} ${short(wide)} 0`
      left += wide
    }
    let gusts = ''
    for (let left = x + random() * 60; left < x + w; left += 70 + random() * 50)
      gusts += `M${short(left)} ${short(at + 7)}h${short(14 + random() * 14)}`
    all += path(`cloud${1 + (row % 3)}`, `${cloud}V${short(at + 34)}Z`) + path('gust', gusts)
  }
  return all
}

const TEXTURE: { readonly [A in Affinity]: Texture } = { fire, water, air, jungle }

/** A land with the texture of its affinity. */
export function landGround(rect: Rect, affinity: Affinity, seed: number, id: string): string {
  const edge = landEdge(rect, seed)
  return `<g class="gr-${affinity}">${path('shadow', landEdge({ ...rect, y: rect.y + 3 }, seed, 2))}${path('bank', landEdge(rect, seed, 3))}<clipPath id="${id}"><path d="${edge}"/></clipPath>${path('land', edge)}<g clip-path="url(#${id})">${TEXTURE[affinity](rect, seeded(seed * 31 + 5))}</g></g>`
}
