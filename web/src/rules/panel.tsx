import { type CSSProperties, type MouseEvent, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { around, type RuleLine } from './index.ts'
import { type RuleIndex, rulesOf, topicsOf } from './load.ts'
import { Statement } from './statement.tsx'
import './panel.css'

/** What a rule says, with what stands under it and beside it, without leaving the table. */
export function RulePanel({
  game,
  rule,
  above,
  onClose,
}: {
  readonly game: string
  readonly rule: string
  /** How far from the bottom of the window it stands, in pixels; 0 to stand in the middle. */
  readonly above: number
  readonly onClose: () => void
}) {
  const { tell } = useSettings()
  const index = useOfGame(rulesOf, game)
  const topics = useOfGame(topicsOf, game)
  const [shown, setShown] = useState(rule)
  const topic = topics?.(shown)
  const place = { '--above': `${above + 8}px` } as CSSProperties
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    setShown(id)
  }
  return (
    <div className={above > 0 ? 'rule-panel at-prompt' : 'rule-panel'} style={place}>
      <Dialog
        title={topic ? tell('rules.about', { topic }) : tell('rules.one', { rule: shown })}
        onClose={onClose}
      >
        <div aria-live="polite">
          {index === undefined ? (
            <p>{tell('site.loading')}</p>
          ) : (
            <Told rule={shown} index={index} onFollow={follow} />
          )}
        </div>
        <p>
          <a href={`/rules/${game}#${shown}`} target="_blank" rel="noreferrer">
            {tell('rules.all')}
          </a>
        </p>
      </Dialog>
    </div>
  )
}

type Follow = (event: MouseEvent, id: string) => void

function Told({
  rule,
  index,
  onFollow,
}: {
  readonly rule: string
  readonly index: RuleIndex | null
  readonly onFollow: Follow
}) {
  const { tell, language } = useSettings()
  const found = around(index?.rules ?? [], rule)
  if (!index || found.rule.length === 0) return <p>{tell('rules.unknown', { rule })}</p>
  return (
    <>
      {index.language !== language && <p>{tell('rules.inEnglish')}</p>}
      <Rules rules={found.rule} index={index} onFollow={onFollow} />
      {found.beside.length > 0 && (
        <section className="rules-beside">
          <h3>{tell('rules.beside')}</h3>
          <Rules rules={found.beside} index={index} onFollow={onFollow} />
        </section>
      )}
    </>
  )
}

function Rules({
  rules,
  index,
  onFollow,
}: {
  readonly rules: readonly RuleLine[]
  readonly index: RuleIndex
  readonly onFollow: Follow
}) {
  return (
    <dl lang={index.language}>
      {rules.map(rule => (
        <div key={rule.id}>
          <dt>{rule.id}</dt>
          <dd>
            <Statement rule={rule} rules={index.rules} onFollow={onFollow} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
