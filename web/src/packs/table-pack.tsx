import type { Pack } from '@tablee/kernel'
import type { TableCard } from '@tablee/table/wire.ts'
import { useEffect, useState } from 'react'
import { tables } from '../online/api.ts'
import { useSettings } from '../settings.tsx'
import { Replaced } from './replaced.tsx'
import './packs.css'

/** The data pack of an online table, before its game: its name, and what it replaces. */
export function TablePack({ card: { id, game, pack } }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const [whole, setWhole] = useState<Pack | null>(null)
  const has = pack !== undefined
  useEffect(() => {
    // Who cannot read it still reads its name.
    if (has) tables.pack(id).then(setWhole, () => setWhole(null))
  }, [id, has])
  if (!pack) return null
  return (
    <section className="panel online-panel">
      <h2>{tell('pack.title')}</h2>
      <p>
        <span className="pack-badge">{tell('pack.named', pack)}</span>
      </p>
      {whole && <Replaced game={game} pack={whole} />}
    </section>
  )
}
