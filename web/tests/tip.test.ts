import { tipAt } from '@tablee/board/tip.tsx'
import { expect, test } from 'vitest'

const PHONE = { width: 390, height: 844 }
const TIP = { width: 240, height: 60 }
const piece = (left: number, top: number) => ({ left, right: left + 30, top, bottom: top + 30 })
const CONFIRM = { left: 40, right: 350, top: 560, bottom: 608 }

test('a tip stands under its piece, within the page, and over it at the foot of the page', () => {
  expect(tipAt(piece(180, 200), TIP, PHONE, [CONFIRM])).toEqual({ left: 75, top: 239, under: true })
  expect(tipAt(piece(0, 200), TIP, PHONE, []).left).toBe(8)
  expect(tipAt(piece(360, 200), TIP, PHONE, []).left).toBe(142)
  expect(tipAt(piece(180, 800), TIP, PHONE, [])).toEqual({ left: 75, top: 731, under: false })
})

test('a tip does not cover what confirms a choice where it can stand over its piece', () => {
  const near = piece(180, 520)
  expect(tipAt(near, TIP, PHONE, [])).toMatchObject({ under: true })
  expect(tipAt(near, TIP, PHONE, [CONFIRM])).toEqual({ left: 75, top: 451, under: false })
  // Beside it there is no need.
  expect(tipAt(near, TIP, PHONE, [{ ...CONFIRM, left: 330 }])).toMatchObject({ under: true })
  // Nor is it any better off the page.
  expect(tipAt(piece(180, 30), TIP, PHONE, [{ ...CONFIRM, top: 80 }])).toMatchObject({ under: true })
})
