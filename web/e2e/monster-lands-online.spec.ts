import { type Page, test } from '@playwright/test'
import type { Scene } from '@tablee/table'
import { arrive, chooseAt, expect, inText, openLands, sit, skipAll, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
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

const isRevealed = ({ journal }: Scene): boolean => journal.some(({ id }) => id === 'trap.revealed')

test('a trap that Ada lays face down is her secret until it is revealed to both', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openLands(ada))
  await sit(bo, 2)
  const [hers, his] = [listen(ada), listen(bo)]
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  const revealed = (page: Page) => page.getByText('un piège est révélé').first()
  await expect(async () => {
    for (const page of [ada, bo]) await choose(page)
    await expect(revealed(ada)).toBeAttached({ timeout: 100 })
  }).toPass({ timeout: 120_000, intervals: [0] })
  await expect(revealed(bo)).toBeAttached()

  const secret = (frames: readonly string[]) =>
    scenesIn(frames)
      .filter(scene => !isRevealed(scene))
      .flatMap(trapsIn)
  expect(secret(hers)).toContainEqual(expect.objectContaining({ up: false, id: 'initial' }))
  expect(secret(his)).toContainEqual(expect.objectContaining({ up: false, id: null }))
  expect(secret(his).filter(({ id }) => id !== null)).toEqual([])
  for (const frames of [hers, his])
    expect(scenesIn(frames).filter(isRevealed).flatMap(trapsIn)).toContainEqual(
      expect.objectContaining({ up: true, id: 'initial' }),
    )
})
