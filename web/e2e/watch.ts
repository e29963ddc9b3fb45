import type { Page } from '@playwright/test'
import type { Scene } from '@tablee/table'

declare global {
  interface Window {
    /** All that workers have told this page, the latest at the end. */
    tableeTold: unknown[]
    /** The scenes among them. */
    tableeScenes: Scene[]
    /** The worker of the table that was opened last. */
    tableeWorker: Worker
  }
}

/** Writes down what workers tell the page: the tests wait for scenes, and look into them for secrets. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tableeTold = []
    window.tableeScenes = []
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        window.tableeWorker = this
        this.addEventListener('message', ({ data }) => {
          window.tableeTold.push(data)
          if ('scene' in data) window.tableeScenes.push(data.scene)
        })
      }
    }
  })
}
