import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The size of a phone. */
export const PHONE = { width: 390, height: 844 }

/** What axe finds on the screen as it stands, by all rules or by one, each with the element it speaks of. */
export async function violations(page: Page, rule?: string): Promise<readonly string[]> {
  // No page has frames, and what passes is not told: both take axe longer than to look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await (rule ? axe.withRules(rule) : axe.withTags(TAGS)).analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}

/** What axe finds by lamplight: the colours alone differ. */
export async function violationsInTheDark(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  return violations(page, 'color-contrast')
}

/** Axe finds nothing on a page, by day and by lamplight. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(page, 'color-contrast'), 'by lamplight').toEqual([])
}
