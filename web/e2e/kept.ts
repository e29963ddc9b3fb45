import type { Page } from '@playwright/test'
import type { Save } from '@tablee/kernel'

/** Another game stands at a table that the browser keeps, while no page shows it: `over` once it was played out. */
export async function putSave(page: Page, table: string, save: Save, over: boolean): Promise<void> {
  await page.goto('/about')
  await page.evaluate(
    async ({ table, text, over }) => {
      const opened = await new Promise<IDBDatabase>(done => {
        const request = indexedDB.open('tablee')
        request.onsuccess = () => done(request.result)
      })
      const tables = opened.transaction('tables', 'readwrite').objectStore('tables')
      const kept = await new Promise<{ facts: object }>(done => {
        const request = tables.get(table)
        request.onsuccess = () => done(request.result)
      })
      await new Promise(done => {
        tables.put({ ...kept, save: JSON.parse(text), facts: { ...kept.facts, over } }).onsuccess = done
      })
      opened.close()
    },
    { table, text: JSON.stringify(save), over },
  )
}
