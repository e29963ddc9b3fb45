import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { useAround } from '../around.tsx'
import { useTable } from '../context.tsx'
import { download } from '../download.ts'
import { useRematch } from '../rematch.ts'
import { ReplayLink } from '../replay-link.tsx'
import { victorsOf } from './parties.ts'
import type { Retold } from './use-story.ts'

/** What next: again, once more, a file, a link. */
export function EndBar({ retold: { formats, write } }: { readonly retold: Retold }) {
  const { id, source, scene, parts, campaign } = useTable()
  const together = parts.board?.arrangement === 'together'
  const { tell } = useSettings()
  const { address, isLocal } = useAround()
  const again = useRematch()
  const name = `${scene.game}-${id}`
  const [winner] = victorsOf(scene)
  const party = winner === undefined || together ? '' : `f-${scene.cast[winner]}`
  const save = async () => download(`${name}.json`, await source.save())
  return (
    <section className={`end-next ${party}`} aria-label={tell('prompt.label')}>
      <p className="ask-sentence">{tell('end.next')}</p>
      <div className="end-acts">
        {!isLocal && <CopyLink address={address} />}
        <button type="button" className="outlined" onClick={save}>
          <Glyph name="file" />
          {tell('end.save')}
        </button>
        {formats.map(format => (
          <button
            key={format}
            type="button"
            className="outlined"
            onClick={async () => download(`${name}.${format}.txt`, await write(format))}
          >
            <Glyph name="file" />
            {format.charAt(0).toUpperCase() + format.slice(1)}
          </button>
        ))}
        <ReplayLink className="outlined" />
        {campaign && (
          <Link className="solid" href={`/campaigns/${campaign.game}`}>
            <Glyph name="map" />
            {tell('campaign.back')}
          </Link>
        )}
        {again && (
          <button type="button" className={campaign ? 'outlined' : 'solid'} onClick={again}>
            <Glyph name="restart" />
            {tell('end.again')}
          </button>
        )}
      </div>
    </section>
  )
}

/** The address of the table, to be sent to whoever wants to see it. */
function CopyLink({ address }: { readonly address: string }) {
  const { tell } = useSettings()
  const [copied, setCopied] = useState(false)
  const url = `${location.origin}${address}`
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="end-link">
      <Glyph name="link" />
      <span>{url.replace(/^https?:\/\//, '')}</span>
      <button type="button" onClick={copy} aria-live="polite">
        {tell(copied ? 'end.copied' : 'end.copy')}
      </button>
    </div>
  )
}
