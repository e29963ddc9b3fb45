import type { Pack } from '@tablee/kernel'
import { packMark } from '@tablee/table/pack.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import './packs.css'

/** The name of the data pack that a table is played with, for all who look at it. */
export function PackBadge({ pack }: { readonly pack: Pack | undefined }) {
  const { tell } = useSettings()
  if (!pack) return null
  const count = Object.keys(pack.data).length
  return (
    <span className="pack-badge" title={tell('pack.badgeLine', { count })}>
      <Glyph name="file" />
      <span className="sr">{tell('pack.badge')}</span>
      {tell('pack.named', { name: pack.name, mark: packMark(pack) })}
    </span>
  )
}
