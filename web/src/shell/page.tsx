import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Leaf } from './brand.tsx'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import { Glyph } from './glyph.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import './page.css'

/** A page around the table: the house's head, then what the page is for. */
export function Page({
  title,
  count = 0,
  children,
}: {
  readonly title: string
  /** How many tables wait for who looks: told in the window's title too. */
  readonly count?: number
  readonly children: ReactNode
}) {
  const { tell } = useSettings()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const name = title === 'Tablée' ? title : `${title} · Tablée`
    document.title = count > 0 ? `(${count}) ${name}` : name
  }, [title, count])
  return (
    <div className="page">
      <a className="skip" href="#content">
        {tell('site.skip')}
      </a>
      <header className="page-head">
        <Link className="brand" href="/">
          <Leaf />
          <span className="brand-name">Tablée</span>
        </Link>
        <nav aria-label={tell('site.nav')}>
          <Link href="/">{tell('site.games')}</Link>
          <Link href="/tables">
            {tell('online.nav')}
            {count > 0 && <Badge count={count} />}
          </Link>
          <Link href="/rules/root">{tell('site.rules')}</Link>
          <Link href="/about">{tell('site.about')}</Link>
        </nav>
        <div className="page-settings">
          <LanguageChoice />
          <ThemeChoice />
          <button
            type="button"
            className="page-more"
            aria-label={tell('settings.title')}
            onClick={() => setShown(true)}
          >
            <Glyph name="sliders" />
          </button>
        </div>
      </header>
      {shown && <SettingsPanel onClose={() => setShown(false)} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** How many tables wait, as a number in a dot and as words. */
function Badge({ count }: { readonly count: number }) {
  const { tell } = useSettings()
  return (
    <span className="badge">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{tell('online.navWaiting', { count })}</span>
    </span>
  )
}
