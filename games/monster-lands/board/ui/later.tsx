import type { Language } from '@tablee/kernel'
import { type FC, Suspense, use } from 'react'
import { fetchScenes } from '../words.ts'

interface Spoken {
  readonly language: Language
}

/** What is fetched with the first of its kind, together with its words; nothing stands there until then. */
export function later<P extends Spoken>(load: () => Promise<{ readonly default: FC<P> }>): FC<P> {
  const fetched: { [L in Language]?: Promise<FC<P>> } = {}
  const fetchIn = async (language: Language) =>
    (await Promise.all([load(), fetchScenes(language)]))[0].default
  const Shown: FC<P> = props => {
    fetched[props.language] ??= fetchIn(props.language)
    const Part = use(fetched[props.language] as Promise<FC<P>>)
    return <Part {...props} />
  }
  return props => (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  )
}
