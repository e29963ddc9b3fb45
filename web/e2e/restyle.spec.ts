import type { Browser, Page } from '@playwright/test'
import { offered } from '@tablee/games/shelf.ts'
import { expect, test } from './app.ts'

test.use({ bypassCSP: true })

/**
 * A table has some thousand elements. A style that asks `:has()` of a large part of it has all of them styled again
 * with each new sentence of the bar, which costs more than all else that a pick does.
 */
const MOST = 150

/** How many elements are styled again when the sentence of the bar is another. */
async function restyled(browser: Browser, page: Page): Promise<number> {
  // Inside of a container that is measured, they are styled while they are laid out, and not counted.
  await page.addStyleTag({ content: '.room { container: none }' })
  await page.evaluate(() => document.body.offsetHeight)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const sentence = document.querySelector('#prompt')?.appendChild(document.createElement('p'))
    for (let n = 0; n < 30; n++) {
      if (sentence) sentence.textContent = `${n}`
      document.body.offsetHeight
    }
    sentence?.remove()
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly { name: string; args?: { elementCount?: number } }[]
  }
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
  )
  // The table may go on meanwhile: what most of the changes took is theirs.
  return counts.sort((a, b) => a - b)[counts.length >> 1]
}

for (const [place, { id }] of offered.entries())
  test(`a new sentence in the bar has little of a table of ${id} styled again`, async ({ app, browser }) => {
    await app.page.goto('/')
    await app.page.locator('.game-play').nth(place).click()
    await expect(app.prompt).toBeVisible()
    expect(await restyled(browser, app.page)).toBeLessThan(MOST)
  })
