import type { Language } from '@tablee/kernel'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Tell, tellIn } from './words.ts'

/** Light or dark. */
export type Theme = 'light' | 'dark'

/** What a person has set for all pages. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  /** Bots do not wait between picks. */
  readonly fast: boolean
  readonly set: (change: Partial<Pick<Settings, 'language' | 'theme' | 'fast'>>) => void
  readonly tell: Tell
}

const KEY = 'tablee settings'

const SettingsContext = createContext<Settings | null>(null)

type Kept = Partial<Pick<Settings, 'language' | 'theme' | 'fast'>>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function keep(settings: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const darkByDefault = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Gives all that stands inside it the settings. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(kept)
  const language = chosen.language ?? (navigator.language.startsWith('en') ? 'en' : 'fr')
  const theme = chosen.theme ?? (darkByDefault() ? 'dark' : 'light')
  const fast = chosen.fast ?? false
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  const settings = useMemo<Settings>(
    () => ({
      language,
      theme,
      fast,
      tell: tellIn(language),
      set: change =>
        setChosen(before => {
          const after = { ...before, ...change }
          keep(after)
          return after
        }),
    }),
    [language, theme, fast],
  )
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The settings, and what tells messages in the language that is set. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('Settings are read inside their provider.')
  return settings
}
