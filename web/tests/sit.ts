import { reply } from '@tablee/bots/reply.ts'
import { entryOf } from '@tablee/games'
import { Mistake, type Save } from '@tablee/kernel'
import type { Player, Scene } from '@tablee/table'
import { LocalTable, type Surroundings } from '../src/source/play.ts'
import type { Kept } from '../src/source/store.ts'

/** A person and a bot, as tests seat them. */
export const person = (name = 'Camille'): Player => ({ kind: 'person', name })
export const bot = (level = 'random'): Player => ({ kind: 'bot', name: 'Robot', level })

/** What a test seats people at. */
export interface Sitting {
  readonly table: LocalTable
  readonly shown: Scene[]
  readonly kept: Map<string, Kept>
  /** The last scene shown. */
  readonly scene: Scene
  /** Waits until a scene is as wanted. */
  until(wanted: (scene: Scene) => boolean): Promise<Scene>
}

/** What a test may put in the place of the usual surroundings. */
export interface Special {
  readonly options?: { readonly [name: string]: unknown }
  readonly seed?: number
  readonly saved?: Save
  readonly kept?: Kept
  readonly play?: boolean
  readonly think?: Surroundings['think']
  readonly put?: (kept: Kept) => Promise<void>
  readonly now?: () => number
}

/** Opens a table with real rules and real bots, which think at once and in this thread. */
export async function sit(game: string, players: readonly Player[], special: Special = {}): Promise<Sitting> {
  const { options = {}, seed = 1, saved = null, play = true } = special
  const kept = new Map<string, Kept>()
  const shown: Scene[] = []
  const listeners = new Set<() => void>()
  const entry = entryOf(game)
  if (!entry) throw new Error(`There is no game ${game}.`)
  const around: Surroundings = {
    store: {
      get: async id => kept.get(id),
      put: special.put ?? (async one => void kept.set(one.id, one)),
    },
    think: special.think ?? thinkHere,
    show: scene => {
      shown.push({ ...scene, view: structuredClone(scene.view) })
      for (const listener of listeners) listener()
    },
    now: special.now ?? (() => 0),
    wait: async () => {},
  }
  const start = saved ? null : { game, players, options, seed }
  const facts = { cast: [], round: 0, yours: true, over: false }
  const first: Kept = special.kept ?? {
    ...{ id: 'table', game, players, start, save: saved, scores: [], played: 0, facts },
  }
  const table = await LocalTable.open(first, await entry.load(), around, play)
  return {
    table,
    shown,
    kept,
    get scene() {
      return shown[shown.length - 1]
    },
    until: wanted =>
      new Promise(done => {
        const look = () => {
          const scene = shown[shown.length - 1]
          if (!scene || !wanted(scene)) return
          listeners.delete(look)
          done(scene)
        }
        listeners.add(look)
        look()
      }),
  }
}

/** A real bot of the given name, in this thread. */
async function thinkHere(question: Parameters<Surroundings['think']>[0]) {
  const answer = await reply({ ...question, id: 0 })
  if ('value' in answer) return answer.value
  throw answer.what ? new Mistake(answer.what) : new Error(answer.mistake)
}
