import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { offered } from '../games.ts'
import { WhoLink } from '../online/who-link.tsx'
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
          <PageLink href="/">{tell('site.games')}</PageLink>
          <PageLink href="/games">
            {tell('site.mine')}
            {count > 0 && <Badge count={count} />}
          </PageLink>
          <PageLink href="/tables">{tell('online.nav')}</PageLink>
          <PageLink href="/campaigns">{tell('site.campaigns')}</PageLink>
          <PageLink href={`/rules/${offered[0].id}`} of="/rules">
            {tell('site.rules')}
          </PageLink>
          <PageLink href="/about">{tell('site.about')}</PageLink>
        </nav>
        <div className="page-settings">
          <LanguageChoice />
          <ThemeChoice />
          <WhoLink />
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

/** A page of the house; the one that is open stands out, or the one that what is open belongs to. */
function PageLink({
  href,
  of = href,
  children,
}: {
  readonly href: string
  /** What all its pages begin with. */
  readonly of?: string
  readonly children: ReactNode
}) {
  const [address] = useLocation()
  const within = of !== '/' && address.startsWith(`${of}/`)
  return (
    <Link href={href} aria-current={address === href ? 'page' : within ? true : undefined}>
      {children}
    </Link>
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
