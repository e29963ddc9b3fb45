import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Leaf } from './brand.tsx'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import './page.css'

/** A page around the table: the house's head, then what the page is for. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { tell } = useSettings()
  useEffect(() => {
    document.title = title === 'Tablée' ? title : `${title} · Tablée`
  }, [title])
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
          <Link href="/rules/root">{tell('site.rules')}</Link>
          <Link href="/about">{tell('site.about')}</Link>
        </nav>
        <div className="page-settings">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
