import type { Scene } from '@tablee/table'
import { arrive, expect, inText, openSea, playOn, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { listen, scenesIn } from './wire.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

const viewOf = ({ view }: Scene) =>
  view as {
    readonly round: number
    readonly places: object
    readonly players: readonly { readonly hand: readonly string[] | null }[]
  }

test('two browsers play a round: each sees the same sea, and none the cards of the other', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openSea(ada))
  await sit(bo, 2)
  const [hers, his] = [listen(ada), listen(bo)]
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  const rounds = (frames: readonly string[]) => scenesIn(frames).map(scene => viewOf(scene).round)
  await playOn([ada, bo], async () => Math.min(...[hers, his].map(one => Math.max(0, ...rounds(one)))) > 1)

  for (const [frames, seat] of [
    [hers, 0],
    [his, 1],
  ] as const)
    for (const scene of scenesIn(frames)) {
      const hands = viewOf(scene).players.map(({ hand }) => hand)
      expect(hands[seat]).not.toBeNull()
      expect(hands[1 - seat]).toBeNull()
    }
  const seas = [hers, his].map(frames => viewOf(scenesIn(frames).at(-1) as Scene).places)
  expect(seas[0]).toEqual(seas[1])
})
