import type { Page } from '@playwright/test'
import { catalogue } from '@tablee/games'
import { expect, test } from './app.ts'
import { begunGame } from './asks.ts'
import { courseOf, lookBehind } from './behind.ts'
import { violations } from './violations.ts'

const SIZES = [
  [1440, 900],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [844, 390],
] as const

/** The games of which something lies over the table, and the questions at which it does where nothing that passes does. */
const WITH_SCENES: { readonly [game: string]: readonly string[] } = {
  'monster-lands': [],
  'perseverance-3': [],
  'perseverance-4': [],
  'robinson-crusoe': ['branch', 'reroll'],
}

const OFFERED = catalogue.filter(({ offered }) => offered)

for (const entry of OFFERED)
  test(`${entry.id}: Tab reaches nothing behind a scene, which is then the main part of the page`, async ({
    app,
  }) => {
    test.slow()
    const { page } = app
    await app.import(await begunGame(entry))
    const posed = WITH_SCENES[entry.id]
    const course = await courseOf(entry, posed)
    const { faults, at } = await page.evaluate(lookBehind, { told: JSON.stringify(course), stays: false })
    expect(faults).toEqual([])
    expect(at.length > 0, 'something lies over the table').toBe(posed !== undefined)
    if (posed === undefined) return
    // The first scenes again at every size, each with the question before it.
    const parts = at.slice(0, 4).flatMap(n => course.slice(Math.max(0, n - 1), n + 1))
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      // What was shown once is not shown again on a page.
      await app.import(await begunGame(entry))
      const told = JSON.stringify([...new Set(parts)])
      const seen = await page.evaluate(lookBehind, { told, stays: true })
      expect(seen.faults, `${width}x${height}`).toEqual([])
      expect(seen.at, `${width}x${height}: something lies over the table`).not.toEqual([])
      expect(await violations(page), `${width}x${height}`).toEqual([])
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const entry of OFFERED)
    test(`${entry.id}: a sheet that fills the screen has it alone, and gives the focus back`, async ({
      app,
    }) => {
      const { page } = app
      await app.import(await begunGame(entry))
      await app.untilAsked()
      for (const pane of await page.locator('.pager button').all()) {
        await pane.click()
        for (const opener of (await page.locator('.kit-opens:visible').all()).slice(0, 3)) {
          await opener.focus()
          await page.keyboard.press('Enter')
          const sheet = page.locator('.open-sheet')
          await expect(sheet, 'what is marked as opening something opens it').toBeVisible()
          if (!(await sheet.evaluate(one => one.matches('.small')))) await expectAlone(page)
          await page.keyboard.press('Escape')
          await expect(sheet).toBeHidden()
          await expect(opener).toBeFocused()
        }
      }
    })
})

/** Tab stays on the sheet, or leaves the page. */
async function expectAlone(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => document.activeElement?.closest('.open-sheet, body')?.className)
    expect(at).toMatch(/^(open-sheet.*)?$/)
  }
  expect(await violations(page)).toEqual([])
}
