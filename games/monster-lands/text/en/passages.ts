import type { ZoneId } from '../../state.ts'

/** A scene that the rules resolve. */
export type SceneKind =
  | 'mission'
  | 'contract'
  | 'traps'
  | 'battle'
  | 'conquest'
  | 'loot'
  | 'madhala'
  | 'home'
  | 'panic'
  | 'wages'
  | 'turn'

/** What is said of passages before they are drawn. */
export interface PassageWords {
  /** What a scene is called on the button that leads to it, and over it. */
  readonly name: { readonly [K in SceneKind]: string }
  readonly title: { readonly [K in SceneKind]: string }
  readonly path: (zone: ZoneId, path: number) => string
  readonly at: (place: string, path: string) => string

  // Sentences of passages
  readonly goesTo: (place: string) => string
  readonly removes: (name: string) => string
  readonly struck: (monster: string, member: string, hits: number) => string
  readonly totals: (member: string, total: number) => string
  readonly endOf: (
    member: string,
    monster: string,
    end: 'failed' | 'captured' | 'killed' | 'dead',
    total: number,
  ) => string
  readonly conquers: (member: string, region: string, won: boolean, total: number) => string
}

const PATHS = ['expedition 1', 'expedition 2', 'expedition 3', 'expedition 4'] as const

/** What is said of them in English. */
export const passage: PassageWords = {
  name: {
    mission: 'mission',
    contract: 'contract',
    traps: 'traps',
    battle: 'battle',
    conquest: 'conquest',
    loot: 'loot',
    madhala: 'Madhala',
    home: 'return',
    panic: 'panic',
    wages: 'wages',
    turn: 'new turn',
  },
  title: {
    mission: 'Competitive mission',
    contract: 'Contract',
    traps: 'Traps are turned up',
    battle: 'Battle',
    conquest: 'Conquest',
    loot: 'Loot',
    madhala: 'Madhala',
    home: 'Everybody comes home',
    panic: 'The monsters that are left',
    wages: 'Wages',
    turn: 'A new turn',
  },
  path: (zone, path) =>
    zone === 'gates'
      ? path === 0
        ? 'upper expedition'
        : 'lower expedition'
      : zone === 'regionA' || zone === 'regionB'
        ? PATHS[path]
        : path === 0
          ? 'on the left'
          : 'on the right',
  at: (place, path) => `${place}, ${path}`,

  goesTo: place => `Madhala goes here: ${place}.`,
  removes: name => `Madhala removes ${name}.`,
  struck: (monster, member, hits) =>
    `${monster} strikes ${member}: ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  totals: (member, total) => `${member}: ${total} in all.`,
  endOf: (member, monster, end, total) =>
    end === 'dead'
      ? `${member} dies facing ${monster}.`
      : end === 'failed'
        ? `${member} does not beat ${monster}: ${total}.`
        : `${member} ${end === 'captured' ? 'captures' : 'kills'} ${monster} with ${total}.`,
  conquers: (member, region, won, total) =>
    won ? `${member} conquers ${region} with ${total}.` : `${member} does not conquer ${region}: ${total}.`,
}
