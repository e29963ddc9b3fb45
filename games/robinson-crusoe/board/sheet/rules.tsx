import { type FC, type ReactNode, useState } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import type { RobinsonView } from '../../view.ts'
import { inventionSign } from '../cards/pictures.ts'
import { explain } from '../explain.ts'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEET, SHEETS } from './words.ts'

interface Chip {
  readonly key: string
  readonly sign: SignName
  readonly name: string
  readonly text: ReactNode
}

/** The rules that only this scenario has, as chips of which one is open. */
export const OwnRules: FC = () => {
  const { view, language } = usePart().props
  const words = SHEET[language]
  const [open, setOpen] = useState('book')
  const chips = chipsOf(view, language)
  const now = chips.find(({ key }) => key === open)
  return (
    <section className="rc-sh-rules">
      <h3>{words.rules}</h3>
      <div className="rc-sh-chips">
        {chips.map(({ key, sign, name }) => (
          <button
            key={key}
            type="button"
            aria-expanded={key === open}
            aria-controls="rc-sh-rule"
            onClick={() => setOpen(key === open ? '' : key)}
          >
            <Sign name={sign} />
            {name}
          </button>
        ))}
      </div>
      <div id="rc-sh-rule" className="rc-sh-rule" hidden={!now} aria-live="polite">
        {now?.text}
      </div>
    </section>
  )
}

function chipsOf(view: RobinsonView, language: 'en' | 'fr'): Chip[] {
  const words = SHEET[language]
  const { book, totem, rules } = SHEETS[language][view.scenario]
  const { inventions, tokens } = SCENARIOS[view.scenario]
  return [
    { key: 'book', sign: 'book', name: words.book, text: <p>{book}</p> },
    { key: 'totem', sign: 'totem', name: words.totem, text: <p>{totem}</p> },
    ...rules.map(({ name, line }): Chip => ({ key: name, sign: 'flag', name, text: <p>{line}</p> })),
    {
      key: 'inventions',
      sign: 'build',
      name: words.inventions,
      text: <Things refs={Object.keys(inventions).map(id => `invention:${id}`)} />,
    },
    {
      key: 'tokens',
      sign: 'discovery',
      name: words.tokens,
      text: <Things refs={Object.keys(tokens).map(symbol => `discovery:${view.scenario}.${symbol}`)} />,
    },
    ...(partsOf(view.scenario).chips ?? []).map(chip => ({ ...chip, name: chip.name(language) })),
  ]
}

/** Things with what they do. */
const Things: FC<{ readonly refs: readonly string[] }> = ({ refs }) => {
  const { view, language } = usePart().props
  return (
    <ul>
      {refs.map(ref => (
        <li key={ref}>
          <Sign name={inventionSign(ref.slice(ref.indexOf(':') + 1))} />
          <span>{explain(ref, view, language)}</span>
        </li>
      ))}
    </ul>
  )
}
