import { App, expect, test } from './app.ts'
import { setUp } from './set-up.ts'

test('the language changes in mid-game, there and back', async ({ app }) => {
  const { page } = app
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  const english = await app.asked()
  await app.button('Français').click()
  const french = new App(page, 'fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(french.prompt).toBeVisible()
  await expect(french.sentence).not.toHaveText(english)
  await expect(french.button(french.tell('prompt.undo'))).toBeVisible()
  await page.reload()
  await expect(french.prompt).toBeVisible()
  await french.button('English').click()
  await expect(app.sentence).toHaveText(english)
})

test('light and dark', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await app.button(tell('site.dark')).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await app.button(tell('site.light')).click()
  await expect.poll(ground).toBe(light)
})
