import { isTitle } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../index.ts'

describe.each(catalogue)('what is reconstructed of $id', ({ load }) => {
  test('may be replaced: titles by name, all else where the rules read it', async () => {
    const { game, data, rename } = await load()
    const ours = (data?.() ?? []).filter(({ from }) => from === 'reconstructed')
    const titles = ours.filter(({ id }) => isTitle(id))
    const read = Object.keys(game.reconstructed?.must ?? {})
    expect(ours.filter(({ id }) => !isTitle(id)).map(({ id }) => id)).toEqual(read)
    rename?.(Object.fromEntries(titles.map(({ id }) => [id, `nom de ${id}`])))
    const called = new Map(data?.().map(({ id, value }) => [id, value]))
    for (const { id } of titles) expect(called.get(id)).toBe(`nom de ${id}`)
    rename?.(null)
    expect((data?.() ?? []).filter(({ from }) => from === 'reconstructed')).toEqual(ours)
  })
})
