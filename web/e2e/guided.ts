import { type App, expect } from './app.ts'

/** Does as the guide says, with its key, to the end of the first round; what it told, by the titles. */
export async function followGuide(app: App, most: number): Promise<ReadonlySet<string>> {
  const { page } = app
  const guide = page.getByRole('region', { name: 'Guide' })
  const told = new Set<string>()
  for (let steps = 0; (await app.untilAsked()).round === 1; steps++) {
    expect(steps, 'the round ends').toBeLessThan(most)
    const before = (await guide.textContent()) ?? ''
    told.add((await guide.getByRole('heading').textContent()) ?? '')
    await page.keyboard.press('g')
    await expect(guide.filter({ hasText: before })).toHaveCount(0)
  }
  return told
}
