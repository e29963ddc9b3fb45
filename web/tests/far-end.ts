import type { Scene } from '@tablee/table'
import type { News, Request, TableCard } from '@tablee/table/wire.ts'
import type { Dial, Ear } from '../src/source/line.ts'
import { RemoteSource } from '../src/source/remote.ts'

/** The other end of a line, as a test plays it: it sees what is sent, and says what it likes. */
export class FarEnd {
  /** What was sent on the connection that is open, in order. */
  sent: Request[] = []
  calls = 0
  private ear: Ear | null = null

  readonly dial: Dial = ear => {
    this.calls++
    this.ear = ear
    this.sent = []
    return {
      send: text => void this.sent.push(JSON.parse(text) as Request),
      close: () => {},
    }
  }

  /** Lets the connection stand. */
  answerCall(): void {
    this.ear?.opened()
  }

  tell(news: News): void {
    this.voice(news)
  }

  /** What speaks on the connection that is open now, even when another has taken its place. */
  get voice(): (news: News) => void {
    const { ear } = this
    return news => ear?.heard(JSON.stringify(news))
  }

  /** Answers the last request of a kind. */
  done(what: Request['do'], seq: number): void {
    this.tell({ done: this.last(what).id, seq })
  }

  last<D extends Request['do']>(what: D): Extract<Request, { do: D }> {
    const found = this.sent.findLast(one => one.do === what)
    if (!found) throw new Error(`Nobody sent “${what}”.`)
    return found as Extract<Request, { do: D }>
  }

  count(what: Request['do']): number {
    return this.sent.filter(one => one.do === what).length
  }

  cut(): void {
    this.ear?.lost()
  }
}

/** A scene of a table of two; only what a source looks at is of interest. */
export function sceneAt(picks: number, view: unknown = { squares: [0, 0, 0] }): Scene {
  return {
    ...{ game: 'tic-tac-toe', seat: 0, view, face: null, waiting: null, turnSeat: 0, journal: [] },
    ...{ cast: ['x', 'o'], players: [], picks, round: 1, since: 0 },
    can: { undo: false, redo: false, restart: false },
    ...{ outcome: null, scores: [], thinking: null, handOver: null, mistake: null },
  }
}

/** A card of a table of two persons. */
export function cardOf(change: Partial<TableCard> = {}): TableCard {
  const chair = { kind: 'person', name: 'Ada', here: true } as const
  return {
    ...{ id: 't', game: 'root', title: '', options: {}, state: 'playing', access: 'public', owner: 'Ada' },
    ...{ chairs: [chair, { ...chair, name: 'Bo' }], mine: [0], yours: true, clock: null, late: 'bot' },
    ...{ hints: true, watchers: 0, waiting: [0], round: 1, picks: 0, proposal: null, rematch: null },
    ...{ made: 0, played: 0, now: 0, message: '', cast: [], scores: [], wish: null, paused: false },
    ...change,
  }
}

/** A source whose first scene has come, and the other end of its line. */
export function openTable(): { source: RemoteSource; end: FarEnd } {
  const end = new FarEnd()
  const source = new RemoteSource({ id: 't', dial: end.dial, getSave: () => Promise.reject(new Error()) })
  end.answerCall()
  end.tell({ seq: 4, scene: sceneAt(4) })
  end.done('join', 4)
  return { source, end }
}

/** Lets promises that are settled be heard. */
export const settled = () => new Promise<void>(done => setImmediate(done))
