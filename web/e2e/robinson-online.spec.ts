import { Plan } from './island.ts'
import { arrive, cardAt, chooseFirst, expect, inText, openIsland, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

test('two browsers edit one plan: each sees the other’s pawns, both agree, the round goes on', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const bo = await arrive(browser, 'Bo', await openIsland(ada))
  await sit(bo, 2)
  await start(ada)
  await expect(bo.locator('.prompt')).toBeVisible()
  const [hers, his] = [new Plan(ada), new Plan(bo)]
  const bothSee = async (type: string, pawns: number) => {
    for (const plan of [hers, his]) await expect(plan.pawnsIn(type)).toHaveCount(pawns)
  }
  const agreement = (plan: Plan) => plan.page.getByRole('button', { name: 'Confirmer', exact: true })
  const agreed = (plan: Plan) => plan.page.locator('.rc-vote .rc-yes')

  // What the rules leave to the group, either answers for both.
  const skip = bo.getByRole('button', { name: 'Tout passer' })
  const answer = bo.locator('.offers .offer:not(.list-toggle), .candidate-list ol button').last()
  for (let questions = 0; questions < 5; questions++) {
    await expect(answer.or(his.spot('node:M2')).or(skip).first()).toBeVisible()
    if (await skip.isVisible()) {
      await skip.click()
      continue
    }
    if (await his.spot('node:M2').isVisible()) break
    const asked = await bo.locator('.ask-sentence').textContent()
    await answer.click()
    await expect(bo.locator('.ask-sentence')).not.toHaveText(asked ?? '')
  }
  await expect(hers.spot('node:M2')).toBeVisible()

  await hers.spot('node:M2').click()
  await bothSee('explore', 1)
  await his.spot('plan:1').click()
  await bothSee('explore', 2)
  await hers.pawnsIn('explore').last().click()
  await bothSee('explore', 1)
  await his.spot('plan:1').click()
  await bothSee('explore', 2)
  await hers.spot('space:arrange').click()
  await bothSee('arrange', 1)
  await expect(agreement(hers)).toBeDisabled()
  await his.spot('space:rest').click()
  await bothSee('rest', 1)

  await agreement(hers).click()
  for (const plan of [hers, his]) await expect(agreed(plan)).toHaveCount(1)
  // It is for him to answer now: she has nothing to confirm.
  await expect(agreement(hers)).toHaveCount(0)
  // Whoever changes the plan asks for everybody's agreement again.
  await his.pawnsIn('rest').click()
  for (const plan of [hers, his]) await expect(agreed(plan)).toHaveCount(0)
  await his.spot('space:arrange').click()
  await bothSee('arrange', 2)
  await agreement(his).click()
  for (const plan of [hers, his]) await expect(agreed(plan)).toHaveCount(1)
  await agreement(hers).click()
  // Each sees the resolution at their own pace: step by step, with all that is still to come.
  for (const page of [ada, bo]) {
    await expect(page.locator('.rc-moment')).toContainText('Ce qui change')
    await expect(page.locator('.rc-queue [aria-current="step"]')).toBeVisible()
    await page.getByRole('button', { name: 'Tout passer' }).click()
    await expect(page.locator('.rc-moment')).toBeHidden()
  }

  for (const page of [ada, bo]) await inText(page)
  const isOver = async () => (await cardAt(ada)).round > 1
  await expect(async () => {
    for (const page of [ada, bo]) if (!(await isOver())) await chooseFirst(page)
    expect(await isOver()).toBe(true)
  }).toPass({ timeout: 60_000 })
})
