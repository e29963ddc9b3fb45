import type { Save } from '@tablee/kernel'
import type { Story } from '@tablee/table'
import { useEffect, useState } from 'react'
import { Teller } from '../../source/teller.ts'
import { useTable } from '../context.tsx'

/** A finished game told again. */
export interface Retold {
  /** Null while it is being gone over. */
  readonly story: Story | null
  /** The notations it can be written in, by name. */
  readonly formats: readonly string[]
  /** Writes it in one of them. */
  readonly write: (format: string) => Promise<string>
}

const UNTOLD: Story = { rounds: [], chances: [] }

/** Goes over the game that is over at this table, away from the page. */
export function useStory(): Retold {
  const { source } = useTable()
  const [story, setStory] = useState<Story | null>(null)
  const [writing, setWriting] = useState<Pick<Retold, 'formats' | 'write'>>({
    formats: [],
    write: async () => '',
  })
  useEffect(() => {
    const teller = new Teller()
    let wanted = true
    const tell = async (save: Save) => {
      const told = (await teller.story(save)) ?? UNTOLD
      if (wanted) setStory(told)
      const formats = await teller.formats(save)
      if (wanted) setWriting({ formats, write: format => teller.write(save, format) })
    }
    // Who may not have the game has its scores all the same.
    source
      .save()
      .then(tell)
      .catch(() => wanted && setStory(UNTOLD))
    return () => {
      wanted = false
      teller.close()
    }
  }, [source])
  return { story, ...writing }
}
