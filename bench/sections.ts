import { cpus } from 'node:os'
import { catalogue } from '@tablee/games'
import type { Pace } from './clock.ts'
import { type GameNumbers, gameNumbers } from './games.ts'
import { type KernelNumbers, kernelNumbers } from './kernel.ts'
import { type WebNumbers, webNumbers } from './web.ts'

/** The numbers of one section. */
export type Numbers = KernelNumbers | GameNumbers | WebNumbers

/** A part of the benchmarks that can be run alone. */
export interface Section {
  readonly name: string
  readonly measure: (pace: Pace) => Promise<Numbers>
}

/** The kernel, every game of the catalogue, the web app. */
export const sections: readonly Section[] = [
  { name: 'kernel', measure: kernelNumbers },
  ...catalogue.map(({ id, meta, load }) => ({
    name: id,
    measure: async (pace: Pace) => gameNumbers(pace, await load(), meta.usual),
  })),
  { name: 'web', measure: webNumbers },
]

/** What the numbers were measured on. */
export function machine(pace: Pace) {
  const [cpu] = cpus()
  return { node: process.versions.node, cpu: cpu?.model.trim() ?? 'unknown', ...pace }
}
