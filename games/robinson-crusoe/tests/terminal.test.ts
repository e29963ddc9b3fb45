import { expect, test } from 'vitest'
import { draw } from '../terminal/draw.ts'
import type { RobinsonView } from '../view.ts'
import { planning } from './drawing.ts'

test('the terminal shows camp, island, plan and castaways, in both languages', () => {
  const match = planning()
  match.pickKey(0, 'place:cook')
  match.pickKey(0, 'explore:M2')
  const view = match.view(0) as RobinsonView
  const french = draw(view, 'fr')
  expect(french).toMatch(/^Tour 1 \/ 12 {3}Moral 0/)
  expect(french).toMatch(/ouest \* .*\nPlage .*\nBois\+Poissons/)
  expect(french).toMatch(/Exploration centre-ouest\u00a0: Cuisinière {2}réussite 83/)
  expect(french).toMatch(/Cuisinière +♥♥♥↓/)
  const english = draw(view, 'en')
  expect(english).toMatch(/west \* .*\nBeach /)
  expect(english).toMatch(/Threat: Food Crates/)
})
