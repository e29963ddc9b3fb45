import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'
import { playedRobinson, playedRoot } from './games.ts'

test('the end tells who won, where points came from and how it went; a key moment opens the replay there', async ({
  app,
}) => {
  const { page, tell } = app
  const saved = await playedRoot({ seed: 3 })
  await app.import(saved)
  const end = page.locator('.end')
  await expect(end.locator('#end-title')).toHaveText(/ wins?( by dominance)?\.$/)
  await expect(end.getByRole('row')).toHaveCount(5)
  for (const seat of [0, 1, 2, 3]) {
    const cells = end
      .getByRole('row')
      .nth(seat + 1)
      .getByRole('cell')
    const texts = await cells.allTextContents()
    const number = (text: string) => Number(text.replace('−', '-').replace('·', '0').match(/-?\d+/)?.[0])
    const [own, ...others] = texts.slice(2).map(number)
    if (texts[1] !== '–') expect(own + others.reduce((a, b) => a + b, 0)).toBe(number(texts[1]))
  }
  await expect(end.getByRole('img', { name: tell('end.chancesLabel') })).toBeVisible()
  const moments = end.getByRole('region', { name: tell('end.moments') }).getByRole('listitem')
  await expect(moments.last()).toContainText(tell('end.last', { won: true }))
  const count = await moments.count()
  await expect(end.getByRole('button', { name: /^Watch moment/ })).toHaveCount(count)

  await end.getByRole('button', { name: tell('end.openMoment', { letter: 'A' }) }).click()
  const slider = page.getByRole('slider')
  await expect(slider).toBeVisible()
  expect(Number(await slider.inputValue())).toBeLessThan(saved.picks.length)
  await app.button(tell('replay.close')).click()
  await expect(end).toBeVisible()

  await app.button(tell('end.look')).click()
  await expect(end).toBeHidden()
  await app.button(tell('end.back')).click()
  await expect(end).toBeVisible()
})

test('a robot that wins is told, drawn and ranked with the others, in the text table too', async ({
  app,
}) => {
  const { page, tell } = app
  await app.import(await playedRoot({ seed: 3, seats: 1 }))
  const { cast, outcome, scores } = await app.scene()
  expect(cast).toEqual(['marquise', 'electricEyrie', 'automatedAlliance'])
  expect(outcome).toMatchObject({ winners: [], rivals: [expect.stringMatching(/^(electric|automated)/)] })
  const check = async (end: Locator) => {
    const rows = end.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toHaveClass(/won/)
    await expect(rows.first().getByRole('rowheader')).toContainText('Clockwork robot, Normal')
    for (const [place, points] of [...(scores.at(-1)?.scores ?? [])]
      .sort((a, b) => (b ?? 0) - (a ?? 0))
      .entries()) {
      const texts = await rows.nth(place).getByRole('cell').allTextContents()
      const [total, own, ...others] = texts
        .slice(1)
        .map(text => Number(text.replace('−', '-').replace('·', '0').match(/-?\d+/)?.[0]))
      expect(total).toBe(points)
      expect(own + others.reduce((a, b) => a + b, 0)).toBe(points)
    }
  }
  const end = page.locator('.end')
  await expect(end.locator('#end-title')).toHaveText(/^The (Electric Eyrie|Automated Alliance) .*wins?\.$/)
  await check(end)
  await expect(end.locator('.end-chart').first().locator('.chart-line')).toHaveCount(3)
  const moments = end.getByRole('region', { name: tell('end.moments') }).getByRole('listitem')
  // Who sits there alone has lost.
  await expect(moments.last()).toContainText(tell('end.last', { won: false }))
  // What the bots judge are the chances of seats among each other: here they say nothing.
  await expect(end.getByRole('img', { name: tell('end.chancesLabel') })).toHaveCount(0)
  expect(await moments.count()).toBeGreaterThan(1)
  await app.link(tell('table.text')).click()
  await check(page.locator('.text-end'))
})

test('a finished game of Root is written as Rootlog from its end', async ({ app }) => {
  const { page } = app
  await app.import(await playedRoot({ seed: 3, seats: 2 }))
  const loading = page.waitForEvent('download')
  await app.button('Rootlog').click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^root-.*\.rootlog\.txt$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/Winner: [A-Z]+\n$/)
})

test('castaways read how far they were and what they had left', async ({ app }) => {
  const { page, tell } = app
  await app.import(await playedRobinson(7))
  const end = page.locator('.end')
  await expect(end.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Saved|Lost, round \d+)$/)
  await expect(end.getByText(tell('end.hearts'))).toBeVisible()
  await expect(end.getByText(/missing/).first()).toBeVisible()
  await expect(end.getByText(tell('end.chancesTogether'))).toBeVisible()
})
