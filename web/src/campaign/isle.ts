import { Chance } from '@tablee/kernel'
import type { KeyboardEvent } from 'react'

/** The outline of an island around a point, drawn by our own hand: the same for the same place. */
export function outline(seed: number, size: number): string {
  const chance = Chance.of(seed + 7)
  const points = Array.from({ length: 10 }, (_, place) => {
    const turn = (place / 10) * 2 * Math.PI
    const far = 0.86 + chance.below(24) / 100
    return [Math.cos(turn) * 64 * far * size, Math.sin(turn) * 43 * far * size] as const
  })
  const middle = (a: readonly number[], b: readonly number[]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const at = (place: number) => points[(place + points.length) % points.length]
  const path = points.map((point, place) => {
    const [x, y] = middle(point, at(place + 1))
    return `Q${point.map(n => n.toFixed(1)).join(' ')} ${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const [x, y] = middle(at(-1), at(0))
  return `M${x.toFixed(1)} ${y.toFixed(1)}${path.join('')}Z`
}

/** What an island of a picture does on a key: it cannot be a button element, and acts like one. */
export const pressing = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}
