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
    const lines = await app.journal.count()
    const picks = await playTurn(app, 0, n => pickOne(app, click, spots => varied(spots, n)))
    expect(picks, 'the turn holds several choices').toBeGreaterThan(2)
    expect(await app.turns()).toContain(1)
    // What the others do may stand beside the table, in the place of the journal.
    const { journal } = await app.scene()
    expect(journal.length).toBeGreaterThan(lines + picks)
    expect(journal.filter(({ id }) => id === 'turn.begins').length).toBeGreaterThan(1)
  })
