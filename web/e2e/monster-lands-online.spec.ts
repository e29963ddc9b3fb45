import type { Page } from '@playwright/test'
import type { Scene } from '@tablee/table'
import { arrive, chooseAt, expect, inText, openLands, sit, skipAll, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { listen, scenesIn } from './wire.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

/** Leave for a region with the trap one has, and reveal it. */
const WISHES: readonly RegExp[] = [/^initial$/, /^depart$/, /^path:region/, /^reveal$/, /^pass$/]

/** Chooses on a page what leads to a trap; nothing while others choose. */
async function choose(page: Page): Promise<void> {
  await skipAll(page)
  const keys = await page
    .locator('.decision-list button')
    .evaluateAll(buttons => buttons.map(button => (button as HTMLElement).dataset.key ?? ''))
  if (keys.length === 0) return
  const wish = WISHES.find(one => keys.some(key => one.test(key)))
  const key = keys.find(one => wish?.test(one)) ?? keys[0]
  await chooseAt(page, page.locator(`.decision-list button[data-key="${key}"]`))
}

/** The traps that lie outside, as somebody was shown them: face up or not, and which. */
function trapsIn({ view }: Scene): readonly { readonly up: boolean; readonly id: string | null }[] {
  const { zones } = view as {
    zones: { paths: ({ owner: number; tokens: { id: string | null; up: boolean }[] } | null)[] }[]
  }
  return zones
    .flatMap(({ paths }) => paths)
    .flatMap(path => (path?.owner === 0 ? path.tokens : []))
    .filter(({ id }) => id !== 'defense')
}

/** Ada's traps as they were shown in all that came over the wire, face up or face down. */
const shown = (frames: readonly string[], up: boolean) =>
  scenesIn(frames)
    .flatMap(trapsIn)
    .filter(trap => trap.up === up)

test('a trap that Ada lays face down is her secret until it is revealed to both', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openLands(ada))
  await sit(bo, 2)
  const [hers, his] = [listen(ada), listen(bo)]
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  const INITIAL = expect.objectContaining({ id: 'initial' })
  await expect(async () => {
    for (const page of [ada, bo]) await choose(page)
    for (const frames of [hers, his]) expect(shown(frames, true)).toContainEqual(INITIAL)
  }).toPass({ timeout: 120_000, intervals: [0] })
  for (const page of [ada, bo]) await expect(page.getByText('un piège est révélé').first()).toBeAttached()

  expect(shown(hers, false)).toContainEqual(INITIAL)
  expect(shown(his, false)).toContainEqual(expect.objectContaining({ id: null }))
  expect(shown(his, false).filter(({ id }) => id !== null)).toEqual([])
})
