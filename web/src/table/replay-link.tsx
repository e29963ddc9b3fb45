import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'

/** Leads to the whole game, to be watched from its start. */
export function ReplayLink({ className }: { readonly className?: string }) {
  const { tell } = useSettings()
  const { id } = useTable()
  const { replay } = useAround()
  if (replay)
    return (
      <button type="button" className={className} onClick={replay}>
        {tell('table.replay')}
      </button>
    )
  return (
    <Link className={className} href={`/replay/${id}`}>
      {tell('table.replay')}
    </Link>
  )
}
