import type { Epilogue } from '@tablee/board'
import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { partyAt, useTable } from '../context.tsx'
import { playerAt } from './player.ts'

/** The end of a game that all win or lose together: what was reached, what was missing, how each fared. */
export function Fellows({ epilogue }: { readonly epilogue: Epilogue }) {
  const table = useTable()
  const settings = useSettings()
  const { scene, parts } = table
  const { tell } = settings
  const Seal = parts.board?.Seal
  const missing = epilogue.tasks.filter(({ met }) => !met).length
  return (
    <section className="panel end-fellows">
      <div>
        <h2>{tell('end.tasks', { met: epilogue.tasks.length - missing, of: epilogue.tasks.length })}</h2>
        <ul className="end-tasks">
          {epilogue.tasks.map(({ name, state, met }) => (
            <li key={name} className={met ? 'met' : undefined}>
              <Glyph name={met ? 'check' : 'close'} />
              <b>{name}</b>
              <span>{state}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{tell('end.hearts')}</h2>
        <ul className="end-lives">
          {scene.cast.slice(0, scene.players.length).map((party, seat) => {
            const life = epilogue.lives[seat]
            return (
              <li key={party} className={`f-${party}`}>
                {Seal && <Seal party={party} size={34} />}
                <span>
                  <b>{partyAt(table, settings, seat)}</b>
                  <span>{playerAt(table, settings, seat)}</span>
                </span>
                {life && (
                  <span className="end-life" role="img" aria-label={tell('end.life', life)}>
                    {Array.from({ length: life.of }, (_, heart) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place
                      <i key={heart} className={heart < life.left ? 'whole' : undefined} />
                    ))}
                    <b>{life.left}</b>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
