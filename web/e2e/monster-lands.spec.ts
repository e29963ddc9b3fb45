import { expect, test } from './app.ts'
import { answerOne, click, tap } from './choose.ts'
import { playRound, startedLands, wished } from './lands.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'

test('a round with the mouse: deployment, adventure, cleanup', async ({ app }) => {
  await app.import(await startedLands())
  const told = await playRound(app, () => answerOne(app, click, wished))
  expect(told).toContain('tavern.joined')
})

test('a round with Tab and Enter alone', async ({ app }) => {
  await app.import(await startedLands())
  await playRound(app, async () => {
    await answerWishWithTab(app, wished)
    await expectFocus(app)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a round by touch', async ({ app }) => {
    await app.import(await startedLands())
    await playRound(app, () => answerOne(app, tap, wished))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})
