import type { FC } from 'react'
import type { Outlook } from '../../rules/adventure/outlook.ts'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import type { Share } from './option.tsx'

/** What an expedition may expect with all that lies on it: one bar for each. */
export const Expects: FC<{ readonly outlook: Outlook }> = ({ outlook }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const rows: readonly (readonly [SignName, string, number, Share['look']])[] =
    outlook.of === 'monster'
      ? [
          ['skull', words.died, outlook.death, 'death'],
          ['cage', words.capture, outlook.capture, 'capture'],
          ['attack', words.kill, outlook.kill, 'kill'],
          ['trophy', words.success, outlook.success, 'reach'],
        ]
      : [[outlook.of === 'region' ? 'flag' : 'scroll', words.success, outlook.chance, 'reach']]
  return (
    <section className="ml-expects">
      <ul>
        {rows.map(([sign, name, chance, look]) => (
          <li key={sign}>
            <Sign name={sign} />
            <span>{name}</span>
            <i className="ml-expects-bar">
              <i className={`is-${look}`} style={{ width: `${100 * chance}%` }} />
            </i>
            <b>{words.percent(chance)}</b>
          </li>
        ))}
      </ul>
      <p>{words.ifFirst}.</p>
    </section>
  )
}
