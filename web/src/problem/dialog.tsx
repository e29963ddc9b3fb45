import type { Save } from '@tablee/kernel'
import { LONGEST, type NewProblem } from '@tablee/table/api.ts'
import { PROBLEM_KINDS, type ProblemKind } from '@tablee/table/problem.ts'
import { useEffect, useState } from 'react'
import { gameName } from '../online/names.ts'
import { Refused } from '../online/trouble.tsx'
import { useDeed } from '../online/use-deed.ts'
import { RuleLink } from '../rules/link.tsx'
import { useSettings } from '../settings.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { download } from '../table/download.ts'
import { type Fate, send } from './kept.ts'
import { type Matter, problemOf } from './matter.ts'
import { PictureField } from './picture-field.tsx'
import './problem.css'

/** Tells the owner what is wrong: one sentence, and the game at this very choice. What leaves is written beside. */
export function ProblemDialog({
  matter,
  onClose,
}: {
  readonly matter: Matter
  readonly onClose: () => void
}) {
  const { tell } = useSettings()
  const [kind, setKind] = useState<ProblemKind>('rule')
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const [fate, setFate] = useState<Fate | null>(null)
  const { busy, trouble, run } = useDeed()
  const save = useSave(matter)
  const file = () => problemOf(matter, save, { kind, text, contact })
  const report = (): NewProblem => ({
    problem: file(),
    ...(picture !== null && { picture }),
    ...(matter.table && { table: matter.table }),
  })
  if (fate !== null)
    return (
      <Dialog title={tell('problem.title')} onClose={onClose}>
        <p className="rb-fate" role="status">
          {tell(`problem.${fate}`)}
        </p>
        <div className="rb-acts">
          <button type="button" className="outlined" onClick={() => download('tablee-problem.json', file())}>
            <Glyph name="file" />
            {tell('problem.download')}
          </button>
          <button type="button" className="solid" onClick={onClose}>
            {tell('problem.done')}
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={tell('problem.title')} className="rb" onClose={onClose}>
      <p className="rb-line">{tell('problem.line')}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void run(async () => setFate(await send(report())))
        }}
      >
        <div className="rb-b">
          <div className="rb-l">
            <fieldset>
              <legend>{tell('problem.what')}</legend>
              <div className="rb-k">
                {PROBLEM_KINDS.map(one => (
                  <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
                    {tell(`problem.kind.${one}`)}
                  </button>
                ))}
              </div>
            </fieldset>
            <label className="rb-f">
              <span>{tell('problem.expected')}</span>
              <textarea
                className="field"
                required
                maxLength={LONGEST.problem}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </label>
            <label className="rb-f">
              <span>
                {tell('problem.contact')} <em>{tell('problem.optional')}</em>
              </span>
              <input
                className="field"
                type="email"
                maxLength={LONGEST.address}
                autoComplete="email"
                value={contact}
                onChange={({ target }) => setContact(target.value)}
              />
            </label>
            <Why matter={matter} />
          </div>
          <div className="rb-r">
            <Leaves matter={matter} save={save} />
            <PictureField value={picture} onChange={setPicture} />
          </div>
        </div>
        <Refused why={trouble} />
        <footer>
          <button type="button" className="plain" onClick={() => download('tablee-problem.json', file())}>
            <Glyph name="file" />
            {tell('problem.read')}
          </button>
          <span className="rb-off">{tell('problem.offline')}</span>
          <button type="button" className="plain" onClick={onClose}>
            {tell('account.cancel')}
          </button>
          <button type="submit" className="solid" disabled={busy || text.trim() === ''}>
            <Glyph name="send" />
            {tell('problem.send')}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function useSave(matter: Matter): Save | null {
  const [save, setSave] = useState<Save | null>(null)
  useEffect(() => {
    let wanted = true
    matter.save().then(
      found => wanted && setSave(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [matter])
  return save
}

/** What the table said: who reads the rule may find that it is right. */
function Why({ matter: { said, game } }: { readonly matter: Matter }) {
  const { tell } = useSettings()
  if (!said) return null
  return (
    <p className="rb-why">
      <Glyph name="info" />
      <span>
        {tell('problem.said', { words: said.words })}{' '}
        {said.rule !== null && (
          <>
            <RuleLink game={game} rule={said.rule} /> {tell('problem.ruleFirst')}
          </>
        )}
      </span>
    </p>
  )
}

/** The game at this choice, and what of it leaves this machine. */
function Leaves({ matter, save }: { readonly matter: Matter; readonly save: Save | null }) {
  const { tell } = useSettings()
  const { game, seats, round, picks, asked, table } = matter
  const size = save ? Math.max(1, Math.round(JSON.stringify(save).length / 1000)) : 0
  const rows = [
    table
      ? (['yes', tell('problem.game'), tell('problem.gameFar')] as const)
      : (['yes', tell('problem.game'), tell('problem.gameHere', { picks, size })] as const),
    ['yes', tell('problem.versions'), tell('problem.versionsLine', { version: TABLEE_VERSION })] as const,
    ['yes', tell('problem.text'), tell('problem.textLine')] as const,
    ['no', tell('problem.names'), tell('problem.namesLine', { seats })] as const,
    ['no', tell('problem.chat'), ''] as const,
  ]
  return (
    <>
      <h3>{tell('problem.choice')}</h3>
      <div className="rb-snap">
        <b>{tell('problem.where', { game: gameName(game, tell), seats })}</b>
        <span>{tell('problem.at', { game, round, picks: Math.min(picks, 999_999) })}</span>
        {asked !== null && <span>{tell('invitation.quote', { text: asked })}</span>}
      </div>
      {(['yes', 'no'] as const).map(goes => (
        <div key={goes}>
          <h4>{tell(goes === 'yes' ? 'problem.leaves' : 'problem.stays')}</h4>
          <ul className="rb-list">
            {rows
              .filter(([one]) => one === goes)
              .map(([, name, line]) => (
                <li key={name} className={goes}>
                  <Glyph name={goes === 'yes' ? 'check' : 'close'} />
                  <span>
                    <b>{name}</b> {line}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}
