import { expect, test } from './app.ts'

test.use({ locale: 'fr-FR' })

test('the guide leads through a first turn, is kept, skipped and shown again', async ({ app }) => {
  const { page } = app
  await page.goto('/')
  await page.getByRole('button', { name: /Première partie guidée de Root/ }).click()
  await page.getByRole('button', { name: /^La Marquise de Chat/ }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide.getByRole('heading')).toHaveText('Trente points')
  await page.keyboard.press('g')
  await expect(guide.getByRole('heading')).toHaveText('La Forêt')
  await page.keyboard.press('g')
  await expect(guide.getByRole('heading')).toHaveText('Votre Donjon')
  await guide.getByRole('button', { name: 'Leçon précédente' }).click()
  await expect(guide.getByText('2 sur 24')).toBeVisible()
  await page.keyboard.press('g')
  await page.reload()
  await expect(guide.getByRole('heading')).toHaveText('Votre Donjon')
  await guide.getByRole('button', { name: 'Suivre le conseil' }).click()
  await expect(guide.getByRole('heading')).toHaveText('Trois sortes de bâtiments')
  await guide.getByRole('button', { name: 'Passer le guide' }).click()
  await expect(guide).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ce qu’il faut décider' })).toBeVisible()
  await expect(guide).toHaveCount(0)
  await page.getByLabel('Menu').click()
  await page.getByRole('button', { name: 'Revoir le guide' }).click()
  await expect(guide.getByRole('heading')).toHaveText('Trois sortes de bâtiments')
})

test('who has finished no game yet is offered a guided one where games are counted', async ({ app }) => {
  const { page } = app
  await page.goto('/games')
  await page.getByRole('button', { name: /^Partie guidée de Root, 10/ }).click()
  await page.getByRole('button', { name: /^La Marquise de Chat/ }).click()
  await expect(page.getByRole('region', { name: 'Guide' }).getByRole('heading')).toHaveText('Trente points')
})

for (const [faction, titles] of [
  ['Les Dynasties de la Canopée', ['Votre Dirigeant', 'Le Décret', 'De gauche à droite', 'Combattre']],
  [
    'L’Alliance de la Forêt',
    ['Vos partisans', 'Gagner la Sympathie', 'Ce que ça coûte, ce que ça rapporte', 'Mobiliser'],
  ],
] as const)
  test(`the guide of ${faction} is offered, and leads through a first day by its advice`, async ({ app }) => {
    const { page } = app
    await page.goto('/')
    await page.getByRole('button', { name: /Première partie guidée de Root/ }).click()
    await page.getByRole('button', { name: new RegExp(`^${faction}`) }).click()
    const guide = page.getByRole('region', { name: 'Guide' })
    const told = new Set<string>()
    for (let steps = 0; steps < 40; steps++) {
      await app.pass()
      const before = (await guide.textContent()) ?? ''
      told.add((await guide.getByRole('heading').textContent()) ?? '')
      if (told.has(titles[3])) break
      await page.keyboard.press('g')
      await expect(guide.filter({ hasText: before })).toHaveCount(0)
    }
    for (const title of titles) expect(told).toContain(title)
  })

test('the guided first game of Robinson Crusoe is played to its end by its own advice', async ({ app }) => {
  const { page } = app
  await page.goto('/')
  await page.getByRole('button', { name: /Première partie guidée de Robinson Crusoé/ }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide.getByRole('heading')).toHaveText('Rentrer chez soi')
  await expect(page.locator('[data-ref=woodpile]')).toHaveAttribute('data-lit')
  const told = new Set<string>()
  for (let steps = 0; steps < 60 && (await guide.count()) > 0; steps++) {
    await app.pass()
    if ((await guide.count()) === 0) break
    const before = (await guide.textContent()) ?? ''
    told.add((await guide.getByRole('heading').textContent()) ?? '')
    await page.keyboard.press('g')
    await expect(guide.filter({ hasText: before })).toHaveCount(0)
  }
  await expect(guide).toHaveCount(0)
  for (const title of ['Une aventure', 'La nuit', 'Un abri pour la nuit', 'À vous de jouer'])
    expect(told).toContain(title)
})
