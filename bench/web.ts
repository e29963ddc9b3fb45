import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { offered } from '@tablee/games/shelf.ts'
import { median, percentile } from './clock.ts'
import { type Stage, setStage } from './web-browser.ts'
import { openGame, startFirst, timePicks, watchScenes } from './web-page.ts'

/** The app in a real browser: what it loads, and how long one waits. */
export type WebNumbers = {
  /** Page, scripts and styles of the home page, gzipped; without fonts and pictures. */
  readonly firstScreenKb: number
  /** What every table needs whatever is played, fetched once somebody stirs on the home page. */
  readonly anyTableKb: number
  /** From the click on a candidate until the frame that shows what follows was painted. */
  readonly pickToRepaintMs: number
  readonly pickToRepaintP95: number
  readonly picksTimed: number
  /** From opening the home page, with a click on its button as soon as it is there, to the first question, painted. */
  readonly homeToPlayable: number
  /** The same with everything in the browser's cache. */
  readonly homeToPlayableWarm: number
} & Sizes

/** What a table of each game loads on top of that, page and workers, counted likewise. */
type Sizes = { readonly [key: ReturnType<typeof sizeKey>]: number }

/** The name of the number that tells how much a table of a game loads. */
export const sizeKey = (game: string) => `table:${game}` as const

const PICKS = 100
const STARTS = 5

/** Measures the web app; the table is of the first game, with easy bots, as the home page starts it. */
export async function webNumbers(): Promise<WebNumbers> {
  const stage = await setStage()
  try {
    const sizes = await sizesOf(stage)
    const starts = await startsOf(stage)
    const times = await pickTimes(stage)
    return {
      ...sizes,
      pickToRepaintMs: median(times),
      pickToRepaintP95: percentile(times, 0.95),
      picksTimed: times.length,
      ...starts,
    }
  } finally {
    await stage.close()
  }
}

async function openPage({ browser }: Stage): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(watchScenes)
  return { context, page }
}

async function sizesOf(stage: Stage): Promise<Sizes & Pick<WebNumbers, 'firstScreenKb' | 'anyTableKb'>> {
  let firstScreenKb = 0
  let anyTableKb = 0
  const sizes: { [key: ReturnType<typeof sizeKey>]: number } = {}
  for (const [place, { id }] of offered.entries()) {
    const { first, any, more } = await sizeOf(stage, place)
    firstScreenKb = first
    anyTableKb = any
    sizes[sizeKey(id)] = more
  }
  return { firstScreenKb, anyTableKb, ...sizes }
}

/** What the home page loads, what it loads for any table, and what a game, by its place on it, loads then. */
async function sizeOf(
  stage: Stage,
  place: number,
): Promise<{ readonly first: number; readonly any: number; readonly more: number }> {
  const { context, page } = await openPage(stage)
  stage.takeAsked()
  await page.goto(stage.url, { waitUntil: 'networkidle' })
  const first = stage.takeAsked()
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
  const any = new Set([...stage.takeAsked()].filter(path => !first.has(path)))
  await page.evaluate(openGame, place)
  await page.waitForSelector('.prompt')
  await page.waitForLoadState('networkidle')
  const more = [...stage.takeAsked()].filter(path => !first.has(path) && !any.has(path))
  await context.close()
  return {
    first: await kilobytes(stage, [...first]),
    any: await kilobytes(stage, [...any]),
    more: await kilobytes(stage, more),
  }
}

async function kilobytes({ url }: Stage, paths: readonly string[]): Promise<number> {
  const files = paths.filter(path => path === '/' || /\.(html|js|css)$/.test(path))
  const sizes = await Promise.all(
    files.map(async path => {
      const body = await (await fetch(url + path)).arrayBuffer()
      return gzipSync(new Uint8Array(body), { level: 9 }).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function startsOf(stage: Stage): Promise<Pick<WebNumbers, 'homeToPlayable' | 'homeToPlayableWarm'>> {
  const cold: number[] = []
  const warm: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const { context, page } = await openPage(stage)
    for (const times of [cold, warm]) {
      await page.goto(stage.url, { waitUntil: 'commit' })
      times.push(await page.evaluate(startFirst))
    }
    await context.close()
  }
  return { homeToPlayable: median(cold), homeToPlayableWarm: median(warm) }
}

/** Over as many games as it takes. */
async function pickTimes(stage: Stage): Promise<number[]> {
  const times: number[] = []
  for (let games = 0; times.length < PICKS && games < PICKS; games++) {
    const { context, page } = await openPage(stage)
    await page.goto(stage.url)
    await page.evaluate(startFirst)
    times.push(...(await page.evaluate(timePicks, PICKS - times.length)))
    await context.close()
  }
  return times
}
