import { applied, type News, type Scene } from '@tablee/table'
import { type Host, hallOn, people } from './host.ts'
import { quantile } from './jobs.ts'

const PICKS = 1500
const TIMES = 20

/** The milliseconds from nothing in memory to the first scene of a game of 1,500 picks. */
export async function loadOfLongGame(host: Host): Promise<number | null> {
  const table = await longGame(host)
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const hall = await hallOn(host.store)
    const frames: string[] = []
    const start = performance.now()
    const visit = await hall.enter(table, { who: people[0] }, { tell: frame => frames.push(frame) > 0 })
    times.push(performance.now() - start)
    if (!frames.some(frame => 'scene' in JSON.parse(frame))) throw new Error('The game was not shown.')
    visit.leave()
    await hall.stop()
  }
  return quantile(times, 0.5)
}

/** Plays at random, through all that a request goes through, until a game is long enough. */
async function longGame(host: Host): Promise<string> {
  for (let seed = 1; ; seed++) {
    const table = await host.table(seed)
    if (await playTo(host, table, seed)) return table
  }
}

async function playTo({ hall }: Host, table: string, seed: number): Promise<boolean> {
  const scenes: (Scene | null)[] = people.map(() => null)
  let seq = 0
  const visits = await Promise.all(
    people.map((who, seat) =>
      hall.enter(
        table,
        { who },
        {
          tell(frame) {
            const news: News = JSON.parse(frame)
            if ('scene' in news) scenes[seat] = news.scene
            if ('change' in news) scenes[seat] = applied(scenes[seat], news.change) as Scene
            if ('seq' in news) seq = Math.max(seq, news.seq)
            return true
          },
        },
      ),
    ),
  )
  let chance = seed
  for (let id = 1; (scenes[0]?.picks ?? 0) < PICKS; id++) {
    const seat = scenes.findIndex(scene => scene?.face)
    const keys = scenes[seat]?.face?.candidates.map(({ key }) => key)
    if (!keys) break
    chance = (chance * 48_271) % 2_147_483_647
    await visits[seat].ask({ do: 'pick', id, seq, once: String(id), keys: [keys[chance % keys.length]] })
  }
  for (const visit of visits) visit.leave()
  return scenes[0]?.picks === PICKS
}
