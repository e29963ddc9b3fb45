import { expect, test } from './app.ts'
import { click, pickOne, playTurn, varied } from './choose.ts'
import { setUp } from './set-up.ts'

const tables = [
  ['marquise', 'eyrie'],
  ['eyrie', 'marquise'],
  ['alliance', 'marquise'],
  ['vagabond', 'marquise'],
]

for (const factions of tables)
  test(`a full turn with the mouse: ${factions[0]}`, async ({ app }) => {
    await setUp(app, { factions })
    await app.ready()
    const picks = await playTurn(app, 0, n => pickOne(app, click, spots => varied(spots, n)))
    expect(picks, 'the turn holds several choices').toBeGreaterThan(2)
    expect(await app.turns()).toContain(1)

    // The journal as it is drawn: each turn under its head, and what was done in mine.
    await app.untilAsked()
    // A question may have its picture in the place of the journal: it is answered first.
    while (await app.page.locator('.beside').isVisible()) {
      await pickOne(app, click, ([spot]) => spot)
      await app.untilAsked()
    }
    const { journal } = await app.scene()
    const turns = journal.filter(({ id }) => id === 'turn.begins').length
    expect(turns).toBeGreaterThan(1)
    await expect(app.journal.and(app.page.locator('.journal-turn'))).toHaveCount(turns)
    const mine = app.journal.and(app.page.locator(`.f-${factions[0]}:not(.journal-follows)`))
    expect(await mine.count(), 'lines of what I did').toBeGreaterThan(1)
    const lines = await app.journal.allTextContents()
    expect(lines.length).toBeGreaterThan(picks)
    expect(lines.filter(line => line.trim() === '')).toEqual([])
  })
