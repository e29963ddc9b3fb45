import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Coach } from '../guide/coach.tsx'
import { PackBadge } from '../packs/badge.tsx'
import { useSettings } from '../settings.tsx'
import { Leaf } from '../shell/brand.tsx'
import { useAround } from '../table/around.tsx'
import { useTable } from '../table/context.tsx'
import { useTableKeys } from '../table/keys.ts'
import { Menu } from '../table/menu.tsx'
import { SectionTable } from '../table/section.tsx'
import { useSections } from '../table/sections.ts'
import { Decision } from './decision.tsx'
import { TextJournal } from './journal.tsx'
import { PassageInText } from './passage.tsx'
import { PLACES, usePlaceKeys } from './places.ts'
import '../table/panels.css'
import './text-table.css'

const TextEnd = lazy(() => import('./end.tsx'))

/** The table in text: every candidate numbered, every place a letter away. */
export function TextTable() {
  const table = useTable()
  const settings = useSettings()
  const { tell, language } = settings
  const { scene, passages, parts } = table
  const { address, panels } = useAround()
  const top = useRef<HTMLDivElement>(null)
  useTableKeys()
  usePlaceKeys(language)
  // A drawn table prepares itself for what is to come; words alone would not.
  useEffect(() => void parts.board?.prepare?.(), [parts])
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    top.current?.scrollIntoView()
  }, [])
  return (
    <div className="text-table" ref={top}>
      <header className="text-top">
        <Link className="brand" href="/" aria-label={tell('site.home')}>
          <Leaf />
          <span className="brand-name">Tablée</span>
        </Link>
        <p className="text-game">
          <b>{tell('game.title', { game: scene.game })}</b> {tell('text.name')}
        </p>
        <PackBadge pack={scene.pack} />
        <nav aria-label={tell('text.places')}>
          {PLACES.map(place => (
            <a key={place.name} href={`#${place.name}`}>
              <kbd>{place.key[language].toUpperCase()}</kbd> {tell(`text.${place.name}`)}
            </a>
          ))}
        </nav>
        <Link className="to-board" href={address}>
          {tell('text.toBoard')}
        </Link>
        <Menu />
      </header>
      <main>
        <div className="text-column">
          <Coach />
          {passages.passing ? <PassageInText passing={passages.passing} /> : <Decision />}
          {scene.outcome && (
            <Suspense>
              <TextEnd />
            </Suspense>
          )}
          <Place name="hand" />
        </div>
        <div className="text-column">
          <Place name="board" />
          <Place name="seats" />
          <TextJournal />
          {panels}
        </div>
      </main>
    </div>
  )
}

/** The sections of a place, reached by its letter. */
function Place({ name }: { readonly name: 'hand' | 'board' | 'seats' }) {
  return useSections(name).map((section, index) => (
    <section
      key={section.title}
      id={index === 0 ? name : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a letter leads here, and wide tables scroll
      tabIndex={0}
      className={`panel text-${name}`}
      aria-label={section.title}
    >
      <h2>{section.title}</h2>
      <SectionTable section={section} />
    </section>
  ))
}
