import type { FC } from 'react'
import { Figure, Sign } from '../ui/art.tsx'
import { Part, type Props } from '../ui/part.tsx'
import { characterName, WORDS } from '../words.ts'

/** Who of the group has agreed to the plan, who thinks, and who has pawns to place. */
export const Accord: FC<Props> = props => {
  const { view, scene, language } = props
  const words = WORDS[language]
  if (view.phase !== 'planning' || scene.outcome) return null
  return (
    <Part props={props} className="rc-agree" label={words.accords}>
      <span className="rc-lbl">{words.accords}</span>
      <ul>
        {view.characters.slice(0, view.players).map(({ id }, seat) => {
          const name = characterName(view, id, language)
          const left = view.supply.find(one => one.id === id)?.count ?? 0
          const agreed = view.plan.confirmed.includes(seat)
          const label = agreed
            ? words.agreed(name)
            : left > 0
              ? words.toPlace(name, left)
              : words.thinks(name)
          return (
            <li key={id} data-ref={`tip:${label}`} aria-label={label}>
              <Figure pawn={id} />
              {agreed ? (
                <Sign name="ok" className="rc-yes" />
              ) : left > 0 ? (
                <b>{left}</b>
              ) : (
                <>
                  <i />
                  <i />
                  <i />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
