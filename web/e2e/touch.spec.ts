import { expect, test } from './app.ts'
import { pickOne, playTurn, tap, varied } from './choose.ts'
import { setUp } from './set-up.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const factions of [
  ['marquise', 'eyrie'],
  ['vagabond', 'marquise'],
])
  test(`a full turn by touch on a phone: ${factions[0]}`, async ({ app }) => {
    const { page, tell } = app
    await setUp(app, { factions })
    await app.ready()
    const picks = await playTurn(app, 0, n => pickOne(app, tap, spots => varied(spots, n)))
    expect(picks, 'the turn holds several choices').toBeGreaterThan(2)
    expect(await app.turns()).toContain(1)
    await app.pass()
    // A battle that is asked about has the sheet: it is fought to its end first.
    while (await page.locator('.beside').isVisible()) {
      await app.untilAsked()
      await pickOne(app, tap, spots => spots[0])
      await app.pass()
    }
    await app.button(tell('table.pane.journal')).tap()
    expect(await app.journal.count()).toBeGreaterThan(picks)
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
