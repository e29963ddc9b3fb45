import { type App, expect, test } from './app.ts'
import { click, pickOne } from './choose.ts'
import { playedRoot } from './games.ts'
import { setUp } from './set-up.ts'
import { PHONE, violations, violationsInTheDark } from './violations.ts'

/** The screens, each with the way to it. */
const screens: { readonly [name: string]: (app: App) => Promise<void> } = {
  home: async app => {
    await app.import(await playedRoot({ seed: 2, picks: 30 }))
    await app.page.goto('/')
    await expect(app.page.locator('.resume-card')).toBeVisible()
  },
  setup: async ({ page, tell }) => {
    await page.goto('/play/root')
    await expect(page.getByLabel(tell('setup.seed'))).toBeVisible()
  },
  table: async app => {
    await app.import(await playedRoot({ seed: 5, picks: 200 }))
    await app.untilAsked()
  },
  'table on a phone': async app => {
    await app.page.setViewportSize(PHONE)
    await app.import(await playedRoot({ seed: 5, picks: 200 }))
    await app.untilAsked()
  },
  'table in text': async app => {
    await app.import(await playedRoot({ seed: 5, picks: 200 }))
    await app.link(app.tell('table.text')).click()
    await expect(app.page.locator('#decision')).toBeVisible()
  },
  replay: async app => {
    await app.import(await playedRoot({ seed: 5, picks: 200 }))
    await app.fromMenu(app.tell('table.replay'))
    await app.page.getByRole('slider').fill('100')
  },
  rules: async ({ page, tell }) => {
    await page.goto('/rules/root')
    // All of them are 1,100, and alike.
    await page.getByLabel(tell('rules.search')).fill('ambush')
    await expect.poll(() => page.locator('.rules dt').count()).toBeLessThan(100)
  },
  about: async ({ page, tell }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tell('about.title'))
  },
  'hand-over': async app => {
    await setUp(app, { factions: ['marquise', 'eyrie'], who: ['person', 'person'] })
    await app.ready()
    while ((await app.untilAsked()).handOver === null) await pickOne(app, click, ([spot]) => spot)
  },
  end: async app => {
    await app.import(await playedRoot({ seed: 1 }))
    await expect(app.page.locator('.end')).toBeVisible()
  },
}

for (const [name, goTo] of Object.entries(screens))
  test(`axe finds nothing: ${name}`, async ({ app }) => {
    await goTo(app)
    await app.painted()
    expect(await violations(app.page)).toEqual([])
    expect(await violationsInTheDark(app.page), 'by lamplight').toEqual([])
  })

for (const pane of ['seats', 'board', 'journal'] as const)
  test(`axe finds nothing on a phone: ${pane}`, async ({ app }) => {
    await app.page.setViewportSize(PHONE)
    await app.import(await playedRoot({ seed: 5, picks: 200 }))
    await app.button(app.tell(`table.pane.${pane}`)).click()
    await app.painted()
    expect(await violations(app.page)).toEqual([])
  })
