import { readFile } from 'node:fs/promises'
import { entryOf } from '@tablee/games'
import { Chance, Match, type Save, save } from '@tablee/kernel'
import { expect, test } from './app.ts'
import { PHONE, violations } from './violations.ts'

/** A game of a scenario that was played to its end, by chance. */
async function playedOut(scenario: string): Promise<{ saved: Save; round: number }> {
  const room = await entryOf('robinson-crusoe')?.load()
  if (!room) throw new Error('The catalogue no longer has Robinson Crusoe.')
  const match = Match.start(room.game, { seats: 1, options: { scenario }, seed: 3 })
  const chance = Chance.of(3)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return { saved: save(match), round: room.game.round(match.state) }
}

test('a step of the ladder is set up, its result stays over a reload, and the campaign goes into a file and back', async ({
  app,
  browser,
}) => {
  const { page, tell } = app
  const { saved, round } = await playedOut('jenny')
  await page.goto('/campaigns')
  const isle = page.getByRole('button', { name: /^3\./ })
  await expect(isle).toHaveAccessibleName(new RegExp(tell('campaign.unplayed')))
  expect(await violations(page)).toEqual([])
  await isle.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#cp-stage')).toContainText('Jenny')
  await app.button(tell('campaign.play')).click()
  await expect(page.locator('.setup > p')).toContainText('Jenny')
  await expect(page.locator('#option-scenario')).toHaveCount(0)
  await app.button(tell('setup.go')).click()
  await app.ready()
  expect((await app.scene()).view).toMatchObject({ scenario: 'jenny' })

  // The game is played to its end meanwhile.
  const table = page.url().split('/').at(-1) ?? ''
  await page.goto('/about')
  await page.evaluate(
    async ({ table, text }) => {
      const opened = await new Promise<IDBDatabase>(done => {
        const request = indexedDB.open('tablee')
        request.onsuccess = () => done(request.result)
      })
      const tables = opened.transaction('tables', 'readwrite').objectStore('tables')
      const kept = await new Promise<{ facts: object }>(done => {
        const request = tables.get(table)
        request.onsuccess = () => done(request.result)
      })
      await new Promise(done => {
        tables.put({ ...kept, save: JSON.parse(text), facts: { ...kept.facts, over: true } }).onsuccess = done
      })
      opened.close()
    },
    { table, text: JSON.stringify(saved) },
  )
  await page.goto('/campaigns')
  const lost = tell('campaign.lost', { round })
  await expect(isle).toHaveAccessibleName(new RegExp(lost))
  await page.reload()
  await expect(isle).toHaveAccessibleName(new RegExp(lost))
  await page.setViewportSize(PHONE)
  await expect(isle).toBeAttached()
  await page.setViewportSize({ width: 1440, height: 900 })

  const download = page.waitForEvent('download')
  await app.button(tell('campaign.export')).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  const open = (content: string) =>
    elsewhere
      .locator('.cp-files input[type=file]')
      .setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await open(text.replace('"won":false', '"won":true'))
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await open(text)
  const there = elsewhere.getByRole('button', { name: /^3\./ })
  await expect(there).toHaveAccessibleName(new RegExp(String(round)))
  await elsewhere.reload()
  await expect(there).toHaveAccessibleName(new RegExp(String(round)))
})
