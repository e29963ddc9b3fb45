import { test as base } from '@playwright/test'

/** A test that closes every browser it opened: one left open goes on playing beside the tests that follow. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
})
