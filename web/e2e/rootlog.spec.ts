import { expect, test } from './app.ts'

const LOG = [
  ...['Map: Fall', 'Deck: Standard', 'C: Ann', 'E: Bo'],
  'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9',
  'E:6w+b->3/#commander->$',
]

test('a Rootlog is opened and goes on; one that the rules refuse tells where, and opens as far as it went', async ({
  app,
}) => {
  const { page, tell } = app
  const open = (...lines: string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'game.rootlog',
      mimeType: 'text/plain',
      buffer: Buffer.from([...LOG, ...lines].join('\n')),
    })
  await page.goto('/')
  await open('C:t->1/w5->2')
  await app.ready()
  await page.goto('/')
  await open('C:t->1/w5->3')
  await expect(page.getByRole('alert')).toContainText('w5->3')
  await page.getByRole('link', { name: tell('home.readSoFar') }).click()
  await app.ready()
})
