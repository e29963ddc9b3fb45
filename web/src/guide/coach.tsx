import { type Message, plain, type Text } from '@tablee/kernel'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { candidatesOf, labelAt, sayAt, useTable } from '../table/context.tsx'
import { useKey } from '../table/keys.ts'
import { Marked } from '../table/marked.tsx'
import { sentence } from '../words.ts'
import { type GuideValue, useGuide } from './provider.tsx'
import './coach.css'

/** The guide of this table, where it has one: a lesson or a piece of advice, and what to do about it. */
export function Coach() {
  const guide = useGuide()
  return guide?.shown ? <Shown guide={guide} /> : null
}

function Shown({ guide }: { readonly guide: GuideValue }) {
  const { tell } = useSettings()
  const [folded, setFolded] = useState(false)
  const { number, total, lesson } = guide
  return (
    <section
      id="guide"
      tabIndex={-1}
      className={lesson && !folded ? 'panel coach with-lesson' : 'panel coach'}
      aria-label={tell('guide.name')}
    >
      <header>
        <button
          type="button"
          className="coach-fold"
          aria-expanded={!folded}
          aria-label={tell(folded ? 'guide.unfold' : 'guide.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Glyph name="chevron" />
        </button>
        <Title guide={guide} />
        <span className="coach-at">{tell('guide.at', { number, total })}</span>
        <Ways guide={guide} />
        <progress aria-hidden="true" max={total} value={number} />
      </header>
      {!folded && (
        <>
          <div className="coach-words" aria-live="polite">
            {lesson && (
              <p>
                <Words guide={guide} id={lesson.id} />
              </p>
            )}
            <Why guide={guide} />
          </div>
          <Acts guide={guide} />
        </>
      )}
    </section>
  )
}

function Title({ guide }: { readonly guide: GuideValue }) {
  const { tell, language } = useSettings()
  const { scene, passages } = useTable()
  const { lesson, advice, text } = guide
  const own = lesson && plain(sentence(language, text[language], { id: `${lesson.id}.title` }, scene.cast))
  const still = passages.passing ? 'guide.passing' : 'guide.others'
  const waiting = advice ? 'guide.advice' : scene.face ? 'guide.free' : still
  return <h2 aria-live="polite">{own ?? tell(waiting)}</h2>
}

function Words({ guide, id }: { readonly guide: GuideValue; readonly id: string }): ReactNode {
  const { language } = useSettings()
  const { scene } = useTable()
  const values = guide.lesson?.values?.(scene)
  const text: Text = guide.text[language]
  return <Marked sentence={sentence(language, text, values ? { id, values } : { id }, scene.cast)} />
}

/** Why the guide would choose what it advises. */
function Why({ guide }: { readonly guide: GuideValue }) {
  const { language } = useSettings()
  const { scene } = useTable()
  if (!guide.advice) return null
  return (
    <p className="coach-why">
      <Glyph name="hint" />
      {plain(sentence(language, guide.text[language], guide.advice.why, scene.cast))}
    </p>
  )
}

/** Back to what was told, and on alone. */
function Ways({ guide }: { readonly guide: GuideValue }) {
  const { tell } = useSettings()
  const { again, canGoBack, back, skip } = guide
  const words = tell(again ? 'guide.close' : 'guide.skip')
  return (
    <>
      <button type="button" disabled={!canGoBack} aria-label={tell('guide.back')} onClick={back}>
        <Glyph name="left" />
      </button>
      <button type="button" aria-label={words} onClick={skip}>
        <span>{words}</span>
        <Glyph name="close" />
      </button>
    </>
  )
}

/** What may be done: what is advised, or the next lesson. */
function Acts({ guide }: { readonly guide: GuideValue }) {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const { lesson, advice, again, number, total, next } = guide
  const candidate = candidatesOf(table.scene).find(({ key }) => key === advice?.key)
  const follow = (key: string) => table.choose(key, advice?.next)
  const main = candidate ? () => follow(candidate.key) : lesson ? next : null
  useKey('g', () => main?.())
  const last = number === total && !again
  const words = (first: Message): string => {
    const one = labelAt(table, settings, first)
    return advice?.say ? tell('guide.both', { one, next: sayAt(table, settings, advice.say) }) : one
  }
  if (!main) return null
  return (
    <button type="button" className="solid coach-main" onClick={main}>
      <span className="key" aria-hidden="true">
        G
      </span>
      <span>
        {candidate && <span className="sr">{tell('guide.do')} </span>}
        {candidate ? words(candidate.say) : tell(last ? 'guide.alone' : 'guide.next')}
      </span>
    </button>
  )
}
