import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { useTable } from '../context.tsx'
import { PACES } from './pace.ts'
import type { Passing } from './use-passages.ts'

/** The party whose colours what passes wears. */
export function usePartyOf({ passage }: Passing): string | undefined {
  const { scene } = useTable()
  const seat = passage.seat ?? scene.seat
  return seat === null ? undefined : scene.cast[seat]
}

/** The pace, skip all, and on to what comes, by its name. */
export function PassageCommands() {
  const { passages, source } = useTable()
  const { tell } = useSettings()
  const { passing, pace, setPace, next, skip } = passages
  const comes = passing?.comes ?? null
  const after = source.scene?.face
    ? 'passage.toAsk'
    : source.scene?.outcome
      ? 'passage.toEnd'
      : 'passage.toTable'
  return (
    <div className="commands passage-commands">
      <span className="passage-pace" id="passage-pace">
        {tell('passage.pace')}
      </span>
      <fieldset className="segments" aria-labelledby="passage-pace">
        {PACES.map(one => (
          <button key={one} type="button" aria-pressed={pace === one} onClick={() => setPace(one)}>
            {tell(`passage.pace.${one}`)}
          </button>
        ))}
      </fieldset>
      <button type="button" className="outlined" onClick={skip}>
        <Glyph name="skip" />
        {tell('passage.skip')}
      </button>
      <button type="button" className="confirm" onClick={next}>
        <span>{comes === null ? tell(after) : tell('passage.next', { name: comes })}</span>
        <Glyph name="chevron" />
      </button>
    </div>
  )
}
