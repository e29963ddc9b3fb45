import { expect, test } from './app.ts'
import { click, pickOne } from './choose.ts'
import { setUp } from './set-up.ts'

test.use({ serviceWorkers: 'allow' })

test('the app plays on without a connection', async ({ app, context }) => {
  const { page, tell } = app
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  await context.setOffline(true)
  await page.reload()
  await app.ready()
  await pickOne(app, click, ([spot]) => spot)
  const { picks } = await app.scene()
  expect(picks).toBeGreaterThan(0)
  await page.reload()
  await app.ready()
  expect((await app.scene()).picks).toBe(picks)

  await page.goto('/')
  await app
    .button(tell('home.playNow', { game: tell('game.title', { game: 'root' }), together: false }))
    .click()
  await app.ready()
})
