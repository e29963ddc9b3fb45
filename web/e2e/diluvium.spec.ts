import { expect, test } from './app.ts'
import { answerOne, click, tap } from './choose.ts'
import { followGuide } from './guided.ts'
import { playRound, startedSea, wished } from './sea.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'

test('a round with the mouse: an action, and the answer of the rival', async ({ app }) => {
  await app.import(await startedSea())
  await playRound(app, () => answerOne(app, click, wished))
})

test('a round with Tab and Enter alone', async ({ app }) => {
  await app.import(await startedSea())
  await playRound(app, async () => {
    await answerWishWithTab(app, wished)
    await expectFocus(app)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a round by touch', async ({ app }) => {
    await app.import(await startedSea())
    await playRound(app, () => answerOne(app, tap, wished))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the guided first game is led by its advice up to the second round', async ({ app }) => {
    const { page } = app
    await page.goto('/')
    await page.getByRole('button', { name: /Première partie guidée de Diluvium/ }).click()
    const guide = page.getByRole('region', { name: 'Guide' })
    await expect(guide.getByRole('heading')).toHaveText('Terre d’écueil')
    const told = await followGuide(app, 30)
    for (const title of ['Le gouvernail', 'Explorer', 'Un marqueur']) expect(told).toContain(title)
    await expect(guide.getByRole('heading')).toHaveText('Le jeton Combat')
  })
})
