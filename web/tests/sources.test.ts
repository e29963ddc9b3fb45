import { catalogue } from '@tablee/games'
import { describe, expect, test } from 'vitest'
import { sourcesOf } from '../src/provenance/load.ts'

describe.each(catalogue.filter(({ offered }) => offered))('the sources of $id', ({ id, load }) => {
  test.each(['fr', 'en'] as const)(
    'count every datum and name whatever is reconstructed: %s',
    async language => {
      const sources = await sourcesOf(id, language)
      const data = (await load()).data?.() ?? []
      const { rulebook, public: published, reconstructed } = sources?.counts ?? {}
      // Of Episode 4 nothing was published but the book.
      expect([rulebook, reconstructed].every(count => Number(count) > 0)).toBe(true)
      expect(Number(rulebook) + Number(published) + Number(reconstructed)).toBe(data.length)
      const listed = [...(sources?.facts ?? []), ...(sources?.titles ?? [])]
      const ours = data.filter(({ from }) => from === 'reconstructed').map(one => one.id)
      expect(listed.map(one => one.id).sort()).toEqual(ours.sort())
      for (const { id: datum, name } of listed) expect(name, datum).toMatch(/^\p{L}[^:]*$/u)
    },
  )
})
