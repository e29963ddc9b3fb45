import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'
import { playedRoot } from './games.ts'

test('a game is exported, imported, and deleted', async ({ app }) => {
  const { page, tell } = app
  const saved = await playedRoot({ seed: 4, picks: 60 })
  await app.import(saved)
  await app.untilAsked()
  const sentence = await app.asked()
  const download = page.waitForEvent('download')
  await app.fromMenu(tell('table.save'))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^root-.*\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text).picks).toEqual(saved.picks)

  await page.goto('/')
  await app.choose(text)
  await expect(app.sentence).toHaveText(sentence)

  await page.goto('/')
  const games = page.locator('.resume-card')
  await expect(games).toHaveCount(2)
  await app
    .button(tell('home.forget', { name: 'Root' }))
    .first()
    .click()
  await app.button(tell('home.forgetNo')).click()
  await expect(games).toHaveCount(2)
  await app
    .button(tell('home.forget', { name: 'Root' }))
    .first()
    .click()
  await app.button(tell('home.forgetYes')).click()
  await expect(games).toHaveCount(1)
  await page.reload()
  await expect(games).toHaveCount(1)
  await games.getByRole('link').click()
  await expect(app.sentence).toHaveText(sentence)
})

test('a file that is no game, or a spoilt one, gets a sentence', async ({ app }) => {
  const { page } = app
  const saved = await playedRoot({ seed: 4, picks: 60 })
  const [first, ...others] = saved.picks
  const files = [
    'Dear diary, today we played Root.',
    '{"some":"json"}',
    JSON.stringify(saved).slice(0, -100),
    JSON.stringify({ ...saved, picks: [[first[0], `${first[1]}x`], ...others] }),
    JSON.stringify({ ...saved, game: 'chess' }),
  ]
  await page.goto('/')
  for (const file of files) {
    await app.choose(file)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(/^[A-Z“].*\.$/)
    await expect(alert).not.toHaveText(/undefined|Error|JSON|object/)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.reload()
  }
  await expect(page.locator('.resume-card')).toHaveCount(0)
})
