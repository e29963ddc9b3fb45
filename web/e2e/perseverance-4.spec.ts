import { askedFor, first, playTurn } from './ancients.ts'
import { expect, test } from './app.ts'
import { answerOne, click, tap } from './choose.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'
import { violations } from './violations.ts'

test('a turn with the mouse: a die, options, a rally, a secondary action', async ({ app }) => {
  await app.import(await askedFor('space'))
  await playTurn(app, () => answerOne(app, click, first))
})

test('a turn with Tab and Enter alone', async ({ app }) => {
  test.slow()
  await app.import(await askedFor('space'))
  await playTurn(app, async () => {
    await answerWishWithTab(app, first)
    await expectFocus(app)
  })
})

test('the table breaks no rule of accessibility', async ({ app }) => {
  await app.import(await askedFor('space'))
  await app.untilAsked()
  expect(await violations(app.page)).toEqual([])
})

test('a combat: its sheet shows who dealt what, and what is chosen in it is told', async ({ app }) => {
  await app.import(await askedFor('honour', 1))
  await app.untilAsked()
  const sheet = app.page.locator('.p4-sheet')
  await expect(sheet.locator('.p4-unit-card')).not.toHaveCount(0)
  await expect(sheet.locator('.p4-bar')).not.toHaveCount(0)
  await answerOne(app, click, first)
  await expect.poll(async () => (await app.scene()).journal.at(-1)?.id).not.toBe('combat')
})

test('the Dissenters act step by step, with the reasons of their choices', async ({ app }) => {
  await app.import(await askedFor('solo.turn'))
  await app.untilAsked()
  await answerOne(app, click, first)
  const panel = app.page.locator('.p4-moment')
  await expect(panel.locator('.pv-steps li')).not.toHaveCount(0)
  const next = app.page.locator('.passage-commands .confirm')
  const ladder = panel.locator('.pv-ladder')
  await expect(async () => {
    if (!(await ladder.isVisible())) await next.click({ timeout: 1000 })
    await expect(ladder).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 20_000, intervals: [50] })
  await app.button(app.tell('passage.skip')).click()
  await app.untilAsked()
  expect((await app.scene()).face?.prompt.id).toBe('space')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a turn by touch', async ({ app }) => {
    await app.import(await askedFor('space'))
    await playTurn(app, () => answerOne(app, tap, first))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})
