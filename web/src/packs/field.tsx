import { entryOf } from '@tablee/games'
import { type Game, type Message, Mistake, type Pack } from '@tablee/kernel'
import { packMark, readPack } from '@tablee/table/pack.ts'
import { type ChangeEvent, useEffect, useState } from 'react'
import { takesPacks } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { type Grave, Sure } from '../shell/sure.tsx'
import { browserPacks, type KeptPack } from '../source/store.ts'
import { sentence } from '../words.ts'
import { Replaced } from './replaced.tsx'
import './packs.css'

/** Chooses the data pack that a table is played with: one that is kept here, a new file, or none. */
export function PackField({
  game,
  pack,
  onChange,
}: {
  readonly game: Game
  readonly pack: Pack | undefined
  readonly onChange: (pack: Pack | undefined) => void
}) {
  const { tell, language } = useSettings()
  const [kept, setKept] = useState<readonly KeptPack[]>([])
  const [trouble, setTrouble] = useState<Message | null>(null)
  const [asked, setAsked] = useState<Grave | null>(null)
  const takes = takesPacks(game)
  useEffect(() => {
    if (takes) browserPacks.of(game.id).then(setKept, () => setKept([]))
  }, [game, takes])
  if (!takes) return null
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    target.value = ''
    try {
      const room = await entryOf(game.id)?.load()
      if (!room) return
      const read = readPack(room, await file.text())
      await browserPacks.put({ id: idOf(game, read), game: game.id, pack: read, at: Date.now() })
      setKept(await browserPacks.of(game.id))
      setTrouble(null)
      onChange(read)
    } catch (error) {
      setTrouble(error instanceof Mistake ? error.what : { id: 'kernel.packForm' })
    }
  }
  const forget = ({ name }: Pack, id: string): Grave => ({
    name: tell('pack.forget'),
    sure: tell('pack.forgetSure', { name }),
    yes: tell('pack.forgetYes'),
    run: async () => {
      await browserPacks.delete(id)
      setKept(await browserPacks.of(game.id))
      onChange(undefined)
    },
  })
  return (
    <fieldset className="setup-part pack-field">
      <legend>{tell('pack.title')}</legend>
      <p>{tell('pack.line')}</p>
      <div className="pack-choice">
        <select
          className="field"
          aria-label={tell('pack.choose')}
          value={pack ? idOf(game, pack) : ''}
          onChange={({ target }) => {
            setTrouble(null)
            onChange(kept.find(({ id }) => id === target.value)?.pack)
          }}
        >
          <option value="">{tell('pack.none')}</option>
          {kept.map(one => (
            <option key={one.id} value={one.id}>
              {tell('pack.named', { name: one.pack.name, mark: packMark(one.pack) })}
            </option>
          ))}
        </select>
        <label className="outlined">
          {tell('pack.file')}
          <input className="sr" type="file" accept=".json,application/json" onChange={open} />
        </label>
        {pack && (
          <button type="button" className="plain" onClick={() => setAsked(forget(pack, idOf(game, pack)))}>
            {tell('pack.forget')}
          </button>
        )}
      </div>
      {asked && <Sure grave={asked} onClose={() => setAsked(null)} />}
      {trouble && (
        <p className="pack-trouble" role="alert">
          {sentence(language, {}, trouble, [])}
        </p>
      )}
      {pack && <Replaced game={game.id} pack={pack} />}
    </fieldset>
  )
}

const idOf = (game: Game, pack: Pack): string => `${game.id} ${pack.name} ${packMark(pack)}`
