import { Mistake, type Save } from '@tablee/kernel'
import { type ChangeEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { importTable } from '../source/tables.ts'
import { botPlayer } from '../source/usual.ts'
import { sentence } from '../words.ts'

/** Opens a saved game from a file. */
export function Import() {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const players = ({ setup }: Save) =>
    Array.from({ length: setup.seats }, (_, seat) =>
      seat === 0 ? ({ kind: 'person', name: tell('player.you') } as const) : botPlayer(tell),
    )
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      go(`/table/${await importTable(await file.text(), players)}`)
    } catch (error) {
      setTrouble(error instanceof Mistake ? sentence(language, {}, error.what, []) : String(error))
      target.value = ''
    }
  }
  return (
    <div className="import">
      <span id="import-label">{tell('home.import')}</span>
      <label className="outlined">
        {tell('home.importButton')}
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          aria-describedby="import-label"
          onChange={open}
        />
      </label>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  )
}
