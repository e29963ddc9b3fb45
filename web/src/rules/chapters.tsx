import { useSettings } from '../settings.tsx'
import type { Chapter } from './index.ts'

/** The chapters that have something to show: a column beside the rules, folded away on a phone. */
export function ChapterList({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { tell } = useSettings()
  return (
    <nav className="rules-nav" aria-label={tell('rules.chapters')}>
      <details open={innerWidth > 900}>
        <summary>{tell('rules.chapters')}</summary>
        <ol>
          {chapters.map(({ head, title, rules }) => (
            <li key={head}>
              <a href={`#chapter-${head}`}>
                <span>{title}</span> <small>{rules.length}</small>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
