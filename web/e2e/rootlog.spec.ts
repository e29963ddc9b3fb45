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

test('a Rootlog of a game of two expansion factions and hirelings is opened and goes on', async ({ app }) => {
  const { page } = app
  const lines = [
    ...['Map: Winter', 'Deck: E&P', 'Clearings: F1, M2, R3, F4, M5, R6, M7, F8, R9, M10, F11, R12'],
    ...['Hirelings: h_J, h_D, h_T', 'D: Fay', 'L: Hal', ''],
    ...['L:4w+b_f->1/w->5+10+11/$_o->M', 'D:2w+t->3/2w->7+8+12', '', 'D:w->0'],
  ]
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.rootlog',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\n')),
  })
  await app.ready()
  const { view, turnSeat } = await app.scene()
  const { players } = view as { readonly players: readonly { readonly faction: string }[] }
  expect(players.slice(0, 2).map(({ faction }) => faction)).toEqual(['duchy', 'cult'])
  expect(players).toHaveLength(5)
  expect(turnSeat).toBe(0)
})
