import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'

/** Leads to the whole game, to be watched from its start; a button of its own bears a sign. */
export function ReplayLink({ className }: { readonly className?: string }) {
  const { tell } = useSettings()
  const { id } = useTable()
  const { replay } = useAround()
  const sign = className && <Glyph name="play" />
  if (replay)
    return (
      <button type="button" className={className} onClick={replay}>
        {sign}
        {tell('table.replay')}
      </button>
    )
  return (
    <Link className={className} href={`/replay/${id}`}>
      {sign}
      {tell('table.replay')}
    </Link>
  )
}
