import { Mistake, type Save } from '@tablee/kernel'
import { type ChangeEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shelf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import type { Recorded } from '../source/protocol.ts'
import { importSave, importTable } from '../source/tables.ts'
import { Teller } from '../source/teller.ts'
import { botPlayer, newSeed } from '../source/usual.ts'
import { sentence } from '../words.ts'

/** What was wrong with a file, and the table with as much of it as could be played. */
interface Trouble {
  readonly told: string
  readonly table: string | null
}

/** The notations in which games can be read. */
const NOTATIONS = shelf.flatMap(({ id, reads = [] }) => reads.map(format => ({ game: id, format })))

/** Opens a saved game from a file, or one that was recorded in another notation. */
export function Import() {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [reading, setReading] = useState(false)
  const players = ({ setup }: Save) =>
    Array.from({ length: setup.seats }, (_, seat) =>
      seat === 0 ? ({ kind: 'person', name: tell('player.you') } as const) : botPlayer(tell),
    )
  const readAs = async (notation: (typeof NOTATIONS)[number], text: string): Promise<Recorded> => {
    const teller = new Teller()
    setReading(true)
    try {
      return await teller.read({ ...notation, text, seed: newSeed(), language })
    } finally {
      setReading(false)
      teller.close()
    }
  }
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setTrouble(null)
    try {
      const text = await file.text()
      const notation = NOTATIONS.find(({ format }) => file.name.toLowerCase().endsWith(`.${format}`))
      if (!notation) {
        go(`/table/${await importTable(text, players)}`)
        return
      }
      const { save, stopped } = await readAs(notation, text)
      const table = save && (await importSave(save, players))
      if (stopped === null) go(`/table/${table}`)
      else setTrouble({ told: stopped, table })
    } catch (error) {
      const told = error instanceof Mistake ? sentence(language, {}, error.what, []) : String(error)
      setTrouble({ told, table: null })
    }
    target.value = ''
  }
  return (
    <div className="import">
      <span id="import-label">{tell('home.import')}</span>
      <label className="outlined">
        {tell('home.importButton')}
        <input
          className="sr"
          type="file"
          accept={['.json', 'application/json', ...NOTATIONS.map(({ format }) => `.${format}`)].join()}
          aria-describedby="import-label"
          onChange={open}
        />
      </label>
      {reading && <p role="status">{tell('home.reading')}</p>}
      {trouble && (
        <p role="alert">
          {trouble.told}
          {trouble.table && (
            <>
              {' '}
              <Link href={`/table/${trouble.table}`}>{tell('home.readSoFar')}</Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}
