import { catalogue } from '@tablee/games'
import { expect, test } from './app.ts'
import { asksOf, begunGame } from './asks.ts'
import { misfitsOf } from './fits.ts'

/** A phone, a tablet, a small and a usual desktop; and the part of all answers that only the list may have there. */
const SIZES = [
  [375, 812, 0.3],
  [820, 1180, 0.12],
  [1280, 720, 0.12],
  [1440, 900, 0.12],
] as const

/** How many questions of each game are looked at, at every size; TABLEE_ASKS=200 looks longer, and at any options. */
const { TABLEE_ASKS } = process.env
const ASKS = Number(TABLEE_ASKS ?? 50)

// French words are the longer ones.
test.use({ locale: 'fr-FR' })

const OFFERED = catalogue.filter(({ offered }) => offered)

for (const entry of OFFERED)
  test(`${entry.id}: every answer, the prompt and one’s own things are on the screen, whatever is asked`, async ({
    app,
  }) => {
    test.setTimeout(8000 * ASKS)
    const { page } = app
    await app.import(await begunGame(entry))
    const asks = await asksOf(entry, ASKS, TABLEE_ASKS !== undefined)
    const misfits: string[] = []
    for (const [width, height, list] of SIZES) {
      await page.setViewportSize({ width, height })
      const looked = await page.evaluate(misfitsOf, JSON.stringify(asks))
      misfits.push(...looked.misfits.map(({ ask, what }) => `${width}x${height}, ${ask}: ${what}`))
      expect.soft(looked.listed / looked.answers, 'answers that only the list has').toBeLessThan(list)
    }
    expect(misfits).toEqual([])
  })

for (const entry of OFFERED)
  test(`${entry.id}: each number that counts has its pill to itself on a phone, with all seats taken`, async ({
    app,
  }) => {
    const { page } = app
    await page.setViewportSize({ width: 375, height: 812 })
    await app.import(await begunGame(entry, 'max'))
    for (const [width, height] of [
      [375, 812],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const pills = page.locator('.phone-top :is(.score-chips, .kit-chips) li')
      await expect(pills.first()).toBeVisible()
      const spilt = await pills.evaluateAll(all =>
        all.flatMap(pill => {
          const { left, right } = pill.getBoundingClientRect()
          const within = [...pill.children].every(one => {
            const { left: from, right: to } = one.getBoundingClientRect()
            // What is not shown has no width.
            return to === from || (from >= left - 1 && to <= right + 1)
          })
          return within ? [] : [pill.textContent]
        }),
      )
      expect(spilt, `${width} x ${height}`).toEqual([])
    }
  })

const PAGES = ['/', '/online', '/about', ...OFFERED.flatMap(({ id }) => [`/rules/${id}`, `/play/${id}`])]

for (const [width, height] of [
  [375, 812],
  [820, 1180],
  [1180, 820],
  [1280, 720],
] as const)
  test(`the pages around the tables fit ${width} x ${height}`, async ({ app: { page } }) => {
    await page.setViewportSize({ width, height })
    for (const address of PAGES) {
      await page.goto(address)
      await page.getByRole('main').waitFor()
      const fits = await page.evaluate(() => {
        const cut = [
          ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, label, span)'),
        ]
          .filter(
            one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden',
          )
          .filter(one => !one.matches('.sr'))
          .map(one => one.textContent)
        return { width: document.documentElement.scrollWidth, cut }
      })
      expect(fits, address).toEqual({ width, cut: [] })
    }
  })
