import { describe, expect, test } from 'vitest'
import { clone } from '../clone.ts'
import type { Game } from '../game.ts'
import { render } from '../message.ts'
import { renamer } from '../names.ts'
import { bare, dataOf, hang, type Must, misfitOf, packFault, type Reconstructed } from '../pack.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

const whole: Must = { kind: 'number', min: 1, max: 3 }

describe('a value is as it must be, or the place where it is not is told:', () => {
  test.each<[Must, unknown, string | null]>([
    [whole, 3, null],
    [whole, 4, ''],
    [whole, 1.5, ''],
    [whole, '2', ''],
    [{ kind: 'text', max: 3 }, 'oui', null],
    [{ kind: 'text', max: 3 }, 'ouis', ''],
    [{ kind: 'text', max: 3 }, ' ', ''],
    [{ kind: 'flag' }, false, null],
    [{ kind: 'flag' }, 0, ''],
    [{ kind: 'choice', values: ['fox', 'mouse'] }, 'fox', null],
    [{ kind: 'choice', values: ['fox', 'mouse'] }, 'bird', ''],
    [{ kind: 'list', of: whole, min: 1, max: 2 }, [1, 3], null],
    [{ kind: 'list', of: whole, min: 1, max: 2 }, [1, 9], '[1]'],
    [{ kind: 'list', of: whole, min: 1, max: 2 }, [], ''],
    [{ kind: 'list', of: whole, min: 1, max: 2 }, [1], null],
    [{ kind: 'list', of: whole, min: 1, max: 2 }, [1, 2, 3], ''],
    [{ kind: 'text', max: 3 }, 12, ''],
    [{ kind: 'choice', values: ['fox'] }, ['fox'], ''],
    [{ kind: 'record', fields: { cost: whole } }, null, ''],
    [{ kind: 'record', fields: {} }, [], ''],
    [{ kind: 'record', fields: {} }, 'none', ''],
    [{ kind: 'record', fields: { a: { kind: 'record', fields: { b: whole } } } }, { a: { b: 4 } }, 'a.b'],
    [{ kind: 'record', fields: { cost: whole } }, { cost: 2 }, null],
    [{ kind: 'record', fields: { cost: whole } }, { cost: 7 }, 'cost'],
    [{ kind: 'record', fields: { cost: whole } }, {}, 'cost'],
    [{ kind: 'record', fields: { cost: whole } }, { cost: 2, more: 1 }, ''],
    [{ kind: 'record', fields: { a: { kind: 'list', of: whole, min: 0, max: 9 } } }, { a: [1, 0] }, 'a[1]'],
  ])('%j: %j', (must, value, path) => {
    expect(misfitOf(must, value)?.path ?? null).toBe(path)
    for (const text of [en, fr])
      expect(render(text, { id: 'kernel.must', values: { must } })).not.toContain('undefined')
  })
})

describe('what data must satisfy together', () => {
  const reconstructed: Reconstructed<number[]> = {
    must: { bears: whole, wolves: whole },
    usual: [1, 2],
    with: ({ bears = 1, wolves = 2 }) => [Number(bears), Number(wolves)],
    clash: ([bears, wolves]) =>
      bears + wolves > 4
        ? { data: 'bears + wolves', value: null, min: 0, max: 4, got: bears + wolves }
        : null,
  }
  const fault = (data: { [id: string]: number }) =>
    packFault({ reconstructed } as Game, { name: 'Zoo', data })

  test('is looked at when each is as it must be', () => {
    expect(fault({ bears: 2 })).toBeNull()
    expect(fault({ bears: 3 })?.message).toBe(
      '“bears + wolves” must come to 4 at most in all; with this pack it is 5.',
    )
    expect(fault({ bears: 9 })?.what.id).toBe('kernel.packValue')
  })

  test.each([
    [8, 8, 'Of “rank”, 8 must be “A”; with this pack it is 7.', '8 fois'],
    [2, null, 'Of “rank”, 2 at least must be “A”; with this pack it is 7.', 'au moins 2 fois'],
    [0, 3, 'Of “rank”, 3 at most must be “A”; with this pack it is 7.', 'au plus 3 fois'],
    [1, 3, 'Of “rank”, 1 to 3 must be “A”; with this pack it is 7.', 'de 1 à 3 fois'],
  ])('is told with its bounds: %j to %j', (min, max, english, french) => {
    const what = { id: 'kernel.packClash', values: { data: 'rank', value: 'A', min, max, got: 7 } }
    expect(render(en, what)).toBe(english)
    expect(render(fr, what)).toContain(french)
  })
})

test('what hangs on a state is read there, and neither copied nor saved with it', () => {
  const state = hang<{ coins: number; data: object }>({ coins: 1 }, { fee: 2 })
  expect(state.data).toEqual({ fee: 2 })
  expect(JSON.stringify(state)).toBe('{"coins":1}')
  expect(clone(state).data).toBeUndefined()
})

test('words call things as a pack does, and as usual again', () => {
  const names = { axe: 'Hache' }
  const cards = { bear: ['Ours', 'Repos'] }
  const rename = renamer([
    { head: 'title:fr:', names },
    { head: 'title:fr:event:', names: cards, second: 'action' },
  ])
  rename({ 'title:fr:axe': 'Cognée', 'title:fr:event:bear:action': 'Sieste' })
  expect({ names, cards }).toEqual({ names: { axe: 'Cognée' }, cards: { bear: ['Ours', 'Sieste'] } })
  rename(null)
  expect({ names, cards }).toEqual({ names: { axe: 'Hache' }, cards: { bear: ['Ours', 'Repos'] } })
})

describe('a pack that cannot be played with is told:', () => {
  const game = { reconstructed: { must: { bears: whole }, usual: 1, with: () => 1 } } as unknown as Game
  const wrong = (name: unknown, data: unknown) => packFault(game, { name, data } as never)?.what

  test.each([[''], ['  '], [7], ['x'.repeat(81)]])('its name is %j', name => {
    expect(wrong(name, {})).toEqual({ id: 'kernel.packName', values: { most: 80 } })
  })

  test.each([[null], [[]], ['bears'], [3]])('its data are %j', data => {
    expect(wrong('Zoo', data)).toEqual({ id: 'kernel.packForm' })
  })

  test('it speaks of what is not reconstructed, or nothing is', () => {
    expect(wrong('Zoo', { wolves: 1 })).toEqual({ id: 'kernel.packUnknown', values: { datum: 'wolves' } })
    expect(packFault({} as Game, { name: 'Zoo', data: { bears: 1 } })?.what.id).toBe('kernel.packUnknown')
  })

  test('it is taken with a name of eighty characters, and with titles, whatever the rules read', () => {
    expect(wrong('x'.repeat(80), { bears: 3 })).toBeUndefined()
    expect(packFault({} as Game, { name: 'Zoo', data: { 'title:bears': 'Ours' } })).toBeNull()
    expect(wrong('Zoo', { 'subtitle:bears': 'Ours' })?.id).toBe('kernel.packUnknown')
  })

  test('with what stands there, shortened to forty characters', () => {
    const shown = (value: unknown) => misfitOf(whole, value)?.got
    expect(shown(undefined)).toBe('')
    expect(shown('y'.repeat(38))).toBe(`"${'y'.repeat(38)}"`)
    expect(shown('y'.repeat(39))).toBe(`"${'y'.repeat(38)}…`)
  })
})

describe('what hangs on a state', () => {
  test('is taken off, and only what was hung there', () => {
    const data = { fee: 2 }
    const hung = hang<{ data: object; round: number }>({ round: 1 }, data)
    const off = bare(hung)
    expect(off).toEqual({ round: 1 })
    expect(off).not.toHaveProperty('data')
    for (const own of [{ data: { fee: 2 } }, { data: null }, { data: 4 }, { round: 1 }])
      expect(bare(own)).toBe(own)
  })

  test('is what the pack says, or what is usual; nothing where nothing is reconstructed', () => {
    const game = { reconstructed: { usual: 'usual', with: ({ a }: { a: string }) => a } } as unknown as Game
    expect(dataOf(game, undefined)).toBe('usual')
    expect(dataOf(game, { name: 'Zoo', data: { a: 'packed' } })).toBe('packed')
    expect(dataOf({} as Game, undefined)).toBeNull()
  })
})

test('names that stand in a list are numbered from the first', () => {
  const names = ['one', 'two']
  const rename = renamer([{ head: 'title:card:', names: names as never, first: 1 }])
  rename({ 'title:card:2': 'deux' })
  expect(names).toEqual(['one', 'deux'])
  rename(null)
  expect(names).toEqual(['one', 'two'])
})
