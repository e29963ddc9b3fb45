import { describe, expect, expectTypeOf, test } from 'vitest'
import type { NamingOf } from '../ask.ts'
import {
  type Cast,
  castFor,
  type MessageId,
  plain,
  render,
  type SameMessages,
  type Speaker,
} from '../message.ts'
import { Mistake, mistake } from '../mistake.ts'
import type { Table } from '../table.ts'
import { type KernelText, en as kernelEn } from '../text/en.ts'
import { fr as kernelFr } from '../text/fr.ts'
import { en, type Notes, say, type Tiny, type TinyText } from './tiny.ts'

describe('messages', () => {
  test('are rendered by a text', () => {
    expect(render(en, say('done'))).toBe('Done.')
    expect(render(en, say('offer', { price: 3 }))).toBe('For 3?')
    expect(() => render(en, { id: 'unheard' })).toThrow('The text has no sentence for “unheard”.')
  })

  test('name a seat by the party it plays', () => {
    const text = { won: (v: { seat: number }, cast: Cast) => `${cast[v.seat]} wins.` }
    expect(render(text, { id: 'won', values: { seat: 1 } }, ['the cats', 'the birds'])).toBe(
      'the birds wins.',
    )
  })

  test('are read by a seat, of which they may say “you”, or by nobody in particular', () => {
    const text = {
      won: (v: { seat: number }, cast: Cast) => (v.seat === cast.reader ? 'You win.' : 'They win.'),
    }
    const message = { id: 'won', values: { seat: 1 } }
    const cast = ['the cats', 'the birds']
    expect(render(text, message, castFor(cast, 1))).toBe('You win.')
    expect(render(text, message, castFor(cast, 0))).toBe('They win.')
    expect(render(text, message, castFor(cast, null))).toBe('They win.')
    expect(castFor(cast, null)).toBe(cast)
    expect([...castFor(cast, 1)]).toEqual(cast)
  })

  test('without values are plain: JSON keeps them as they are', () => {
    expect(say('done')).toStrictEqual({ id: 'done' })
  })

  test('may mark words that speak of a place', () => {
    expect(plain('From [[clearing:1|the oak]] to [[clearing:2|the pond]].')).toBe('From the oak to the pond.')
    expect(plain('Nothing [marked].')).toBe('Nothing [marked].')
  })

  test('of the kernel are the same in both languages', () => {
    expect(Object.keys(kernelFr).sort()).toEqual(Object.keys(kernelEn).sort())
  })

  test('a mistake tells its sentence, and its message for any language', () => {
    const wrong = mistake('kernel.unknownPick', { key: 'z' })
    expect(wrong).toBeInstanceOf(Mistake)
    expect(wrong.message).toBe('“z” is not among the choices offered now.')
    expect(render(kernelFr, wrong.what)).toBe('«\u00a0z\u00a0» ne fait pas partie des choix proposés.')
    expect(new Mistake(say('done')).message).toBe('done')
    expect(new Mistake(say('done'), 'Done.').message).toBe('Done.')
  })
})

describe('types', () => {
  test('know every message id and its values', () => {
    expectTypeOf<MessageId<TinyText>>().toEqualTypeOf<keyof typeof en>()
    type Offer = Pick<TinyText, 'offer'>
    type Done = Pick<TinyText, 'done'>
    expectTypeOf<Parameters<Speaker<Offer>>>().toEqualTypeOf<[id: 'offer', v: { price: number }]>()
    expectTypeOf<Parameters<Speaker<Done>>>().toEqualTypeOf<[id: 'done']>()
    expectTypeOf<Parameters<Table<Notes, Offer>['say']>>().toEqualTypeOf<
      [id: 'offer', v: { price: number }]
    >()
    expectTypeOf<'unheard'>().not.toExtend<Parameters<Tiny['say']>[0]>()
  })

  test('ask for the values of a prompt, and only where it has some', () => {
    expectTypeOf<NamingOf<string, TinyText, 'offer'>['values']>().toEqualTypeOf<() => { price: number }>()
    expectTypeOf<NamingOf<string, TinyText, 'first'>['values']>().toEqualTypeOf<undefined>()
  })

  test('hold another language to the same messages and values', () => {
    expectTypeOf(kernelFr).toEqualTypeOf<SameMessages<KernelText>>()
    expectTypeOf<SameMessages<TinyText>['offer']>().parameters.toEqualTypeOf<
      [v: { price: number }, cast: Cast]
    >()
    expectTypeOf<{ first: () => string }>().not.toExtend<SameMessages<TinyText>>()
  })
})
