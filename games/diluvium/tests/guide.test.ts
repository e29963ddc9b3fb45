import { begin, lessonsReadWell, teaches, YOU } from '@tablee/board/testing/guided.ts'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'
import type { DiluviumView } from '../view.ts'

teaches(guide, room, { round: 5 })

test('who follows the advice to the end has all settlers on green tiles and more gold', () => {
  const match = begin(guide, room)
  while (match.ask) match.pickKey(YOU, guide.advise?.(situationOf<DiluviumView>(match, YOU))?.key ?? '')
  expect(match.outcome?.winners).toEqual([YOU])
  expect(match.outcome?.why.values).toMatchObject({ outcome: 'conquerante' })
})

lessonsReadWell(guide)
