import type { Locator, Page } from '@playwright/test'
import type { App } from './app.ts'
import { click, pickOne } from './choose.ts'

/** The plan of Robinson Crusoe as a page shows it. */
export class Plan {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The strip of the plan. */
  get strip(): Locator {
    return this.page.locator('.rc-plan')
  }

  /** All columns of the plan. */
  get columns(): Locator {
    return this.strip.locator('.rc-pc')
  }

  /** A column of the plan. */
  column(type: string): Locator {
    return this.strip.locator(`.rc-pc.d-${type}`)
  }

  /** The pawns in a column. */
  pawnsIn(type: string): Locator {
    return this.column(type).locator('[data-ref^="planned:"]')
  }

  /** A place that may be chosen. */
  spot(ref: string): Locator {
    return this.page.locator(`.can[data-ref="${ref}"]`)
  }

  /** A pawn that waits to be placed: a click takes it in hand. */
  free(pawn: string): Locator {
    return this.page.locator(`.rc-free[data-ref="pawn:${pawn}"]`).first()
  }
}

/** Answers whatever is asked with the first choice on the screen, until the plan is asked for. */
export async function untilPlanning(app: App): Promise<void> {
  for (let questions = 0; questions < 30; questions++) {
    const { face } = await app.untilAsked()
    if (face?.prompt.id === 'plan') return
    await pickOne(app, click, ([spot]) => spot)
  }
  throw new Error('Nobody is asked for a plan.')
}

/** The phase and the round that a page was shown last. */
export async function moment(app: App): Promise<{ readonly phase: string; readonly round: number }> {
  const { view, round } = await app.scene()
  return { phase: (view as { readonly phase: string }).phase, round }
}
