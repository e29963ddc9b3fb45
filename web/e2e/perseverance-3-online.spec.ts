import type { Page } from '@playwright/test'
import type { Scene } from '@tablee/table'
import { arrive, chooseAt, expect, inText, openCastaways, sit, skipAll, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { listen, scenesIn } from './wire.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

/** Chooses the first of what is asked on a page; nothing while others choose. */
async function choose(page: Page): Promise<void> {
  await skipAll(page)
  const first = page.locator('.decision-list button').first()
  if (await first.isVisible()) await chooseAt(page, first)
}

interface Seen {
  readonly objective: string | null
  readonly revealed: boolean
  readonly turns: number
}

/** What a page was shown of a seat, scene by scene. */
const shown = (frames: readonly string[], seat: number): Seen[] =>
  scenesIn(frames).map(({ view }: Scene) => (view as { players: readonly Seen[] }).players[seat])

test('two browsers play in turn, and the objective of each is a secret of its own', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openCastaways(ada))
  await sit(bo, 2)
  const [hers, his] = [listen(ada), listen(bo)]
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  await expect(async () => {
    for (const page of [ada, bo]) await choose(page)
    for (const frames of [hers, his])
      for (const seat of [0, 1]) expect(shown(frames, seat).at(-1)?.turns).toBeGreaterThan(0)
  }).toPass({ timeout: 120_000, intervals: [0] })

  expect(shown(hers, 0).every(({ objective }) => objective !== null)).toBe(true)
  expect(shown(his, 1).every(({ objective }) => objective !== null)).toBe(true)
  for (const others of [shown(hers, 1), shown(his, 0)])
    expect(others.every(({ objective, revealed }) => objective === null && !revealed)).toBe(true)
})
