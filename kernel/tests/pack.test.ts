import { describe, expect, test } from 'vitest'
import { clone } from '../clone.ts'
import { render } from '../message.ts'
import { renamer } from '../names.ts'
import { hang, type Must, misfitOf } from '../pack.ts'
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
