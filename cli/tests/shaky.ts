// A game that fails on demand, and the list of games that has it beside the real ones.
import { catalogue as real } from '@tablee/games/index.ts'
import {
  anyOf,
  type CampaignRules,
  choose,
  type Game,
  type Meta,
  Mistake,
  type Next,
  type Room,
  type Rule,
  type Setup,
  speaker,
  type Table,
} from '@tablee/kernel'

const en = {
  'game.party': (v: { party: string }) => `Walker ${v.party}`,
  step: () => 'Take a step.',
  left: () => 'with the left foot',
  right: () => 'with the right foot',
  jump: () => 'jump',
  'no.jump': () => 'The bridge is not to be jumped on.',
  'no.thirteen': () => 'Nobody crosses a bridge of thirteen steps.',
  stepped: (v: { seat: number }) => `Walker ${v.seat + 1} takes a step.`,
  whispered: () => 'You feel the bridge tremble.',
  crossed: () => 'The bridge is crossed.',
}

const fr: { readonly [K in keyof typeof en]: (...values: Parameters<(typeof en)[K]>) => string } = {
  'game.party': v => `Marcheur ${v.party}`,
  step: () => 'Faites un pas.',
  left: () => 'du pied gauche',
  right: () => 'du pied droit',
  jump: () => 'sauter',
  'no.jump': () => 'On ne saute pas sur ce pont.',
  'no.thirteen': () => 'Personne ne traverse un pont de treize pas.',
  stepped: v => `Le marcheur ${v.seat + 1} fait un pas.`,
  whispered: () => 'Vous sentez le pont trembler.',
  crossed: () => 'Le pont est traversé.',
}

type ShakyText = typeof en
const say = speaker<ShakyText>()

interface Bridge {
  steps: number
  length: number
  fallsAt: number
  endless: boolean
  council: boolean
  turn: number
}

const FEET = ['left', 'right'] as const

function* walk(t: Table<Bridge, ShakyText>): Rule<Next> {
  const { state } = t
  t.turn(state.turn)
  const naming = {
    say: (foot: 'left' | 'right') => say(foot),
    refused: () => [{ key: 'jump', say: say('jump'), why: say('no.jump'), rule: 'walk.2' }],
    rule: 'walk.1',
  }
  if (state.council) state.turn = (yield* anyOf(t, [0, 1, 2].slice(0, t.seats), 'step', FEET, naming)).seat
  else yield* choose(t, state.turn, 'step', FEET, naming)
  state.steps++
  if (state.steps === state.fallsAt) throw new Error('the bridge falls')
  t.say('stepped', { seat: state.turn })
  t.sayTo([state.turn], 'whispered')
  state.turn = (state.turn + 1) % t.seats
  if (state.steps >= state.length && !state.endless) return t.over({ winners: [0], why: say('crossed') })
  return 'walk'
}

const shaky: Game<Bridge, ShakyText> = {
  id: 'shaky',
  version: 2,
  seats: { min: 1, max: 3 },
  options: {
    length: { kind: 'number', min: 1, max: 40, default: 6 },
    fallsAt: { kind: 'number', min: 0, max: 40, default: 0 },
    endless: { kind: 'flag', default: false },
    council: { kind: 'flag', default: false },
    mode: { kind: 'choice', values: ['day', 'night'], default: 'day' },
  },
  check: ({ options }: Setup) => (options.length === 13 ? new Mistake(say('no.thirteen')) : null),
  reconstructed: {
    must: { height: { kind: 'number', min: 1, max: 90 } },
    usual: { height: 40 },
    with: ({ height = 40 }) => ({ height }),
  },
  start: ({ options }) => ({
    steps: 0,
    length: Number(options.length),
    fallsAt: Number(options.fallsAt),
    endless: options.endless === true,
    council: options.council === true,
    turn: 0,
  }),
  first: 'walk',
  steps: { walk },
  view: ({ steps, length }, seat) => ({
    steps,
    length,
    seen: { by: seat, feet: ['left', 'right'], empty: [] },
  }),
  redeal: () => {},
  invariants: ({ steps }) => (steps === 39 ? ['39 steps are one too many'] : []),
  round: ({ steps }) => 1 + Math.floor(steps / 2),
  party: (_, seat) => 'ABC'[seat],
  scores: ({ steps }) => [steps, 0.5, 1],
  bound: 60,
}

const room: Room<Bridge, ShakyText> = {
  game: shaky,
  text: { en, fr },
  data: () => [
    { id: 'plank', from: 'rulebook', value: { length: 2, wood: 'oak', nails: [1, 2, 3] } },
    { id: 'ropes', from: 'public', value: [{ knots: 3, tarred: true }] },
    { id: 'height', from: 'reconstructed', value: 40, must: shaky.reconstructed?.must.height },
  ],
  exports: { feet: ({ picks }) => `${picks.map(([, foot]) => foot).join(' ')}\n` },
}

const meta: Meta = {
  id: 'shaky',
  title: { fr: 'Le Pont branlant', en: 'The Shaky Bridge' },
  line: { fr: 'Traversez.', en: 'Cross it.' },
  players: [1, 3],
  minutes: [1, 2],
  weight: 1,
  colours: { solid: '#555', light: '#555', dark: '#bbb' },
  modes: ['together'],
  usual: 2,
  stage: 'offered',
}

/** Two crossings, the second open once the first is won. */
const crossings: CampaignRules = {
  kind: 'road',
  title: { fr: 'Deux traversées', en: 'Two crossings' },
  line: { fr: 'L’une après l’autre', en: 'One after the other' },
  options: {},
  stages: [
    { id: 'short', title: { fr: 'La courte', en: 'The short one' }, at: [20, 50], to: ['long'] },
    { id: 'long', title: { fr: 'La longue', en: 'The long one' }, at: [80, 50] },
  ],
  result: ({ outcome, round }) => ({ won: outcome.winners.length > 0, round }),
  progress(_, log) {
    const best = Object.fromEntries(log.map(played => [played.stage, played]))
    const next = [
      { stage: 'short', options: { length: 2 } },
      { stage: 'long', options: { length: 4 } },
    ]
    const state = best.long ? 'won' : 'running'
    return { state, best, next: best.long ? [] : best.short ? [next[1]] : [next[0]] }
  },
}

/** The real games and the shaky one, which alone is offered. */
export const catalogue = [
  ...real.map(entry => ({ ...entry, offered: false })),
  { id: 'shaky', meta, offered: true, load: async () => room, loadCampaign: async () => crossings },
]

/** The entry of a game by its id. */
export const entryOf = (id: string) => catalogue.find(entry => entry.id === id)

/**
 * Loads what playing a game needs; the real ones load no less here.
 * @public The bots import it where this file stands in for the catalogue.
 */
export const loadToPlay = ({ load }: { readonly load: () => Promise<Room> }): Promise<Room> => load()

/**
 * A game's room.
 * @public The server imports it where this file stands in for the catalogue.
 */
export const roomOf = (id: string): Promise<Room> | undefined => entryOf(id)?.load()
