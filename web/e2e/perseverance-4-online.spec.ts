import { arrive, chooseFirst, expect, inText, openCity, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

test('two people begin a game in two browsers, and each sees where the other starts', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openCity(ada))
  await sit(bo, 2)
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  await expect(async () => {
    for (const page of [ada, bo]) await chooseFirst(page)
    for (const page of [ada, bo])
      await expect(page.getByText(/place.* un dé/).first()).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 120_000, intervals: [0] })
})
