import { expect, test } from './app.ts'

test('Root against bots in two clicks: the button of the game, then a first choice', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/')
  await app
    .button(tell('home.playNow', { game: tell('game.title', { game: 'root' }), together: false }))
    .click()
  await expect(app.sentence).not.toBeEmpty()
  const { players, face } = await app.scene()
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  if (!face) await app.untilAsked()
  await page.locator('.can[data-ref]').first().click()
  await app.untilPicked(0)
  expect(await app.journal.count()).toBeGreaterThan(0)
})

test('an address that leads nowhere, and a game that is not here, say so', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/nowhere')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(tell('site.nowhere'))
  await page.goto('/table/00000000')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(tell('web.noTable'))
  await app.link(tell('site.back')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tell('home.title'))
})
