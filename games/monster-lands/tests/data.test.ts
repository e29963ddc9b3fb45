import { misfitOf } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { componentData, reconstructed } from '../data/all.ts'

describe('what is reconstructed', () => {
  const ours = componentData().filter(({ from }) => from === 'reconstructed')

  test('may all be replaced, and is itself as it must be', () => {
    expect(Object.keys(reconstructed.must)).toEqual(ours.map(({ id }) => id))
    for (const { id, value } of ours) expect(misfitOf(reconstructed.must[id], value), id).toBeNull()
  })

  test('is read from a pack where it has another value', () => {
    const { monsters, mercenaries } = reconstructed.with({ 'monster:snailer.attack': 4 })
    expect(monsters.snailer.attack).toBe(4)
    expect(monsters.sporus).toBe(reconstructed.usual.monsters.sporus)
    expect(mercenaries).toHaveLength(28)
  })
})
