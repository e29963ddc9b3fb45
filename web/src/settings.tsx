import type { Language } from '@tablee/kernel'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { knows, learn, type Tell, tellIn } from './words.ts'

/** Light or dark. */
export type Theme = 'light' | 'dark'

/** What a person has set. */
export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  /** How fast pieces move. */
  readonly motion: 'off' | 'quick' | 'normal' | 'slow'
  /** How long a bot's pick is shown before the next. */
  readonly pace: 'fast' | 'usual' | 'slow'
  readonly sound: 'off' | 'on'
  /** Which choices want a confirmation: those that give something up, all that are never taken back, or none. */
  readonly confirm: 'commits' | 'final' | 'never'
  /** Whether a deed with one answer waits for it, or the page gives it. */
  readonly forced: 'ask' | 'play'
}

/** What a person has set for all pages. */
export interface Settings extends Preferences {
  readonly set: (change: Partial<Preferences>) => void
  readonly tell: Tell
}

const KEY = 'tablee settings'

const SettingsContext = createContext<Settings | null>(null)

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

function keep(settings: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const darkByDefault = () => matchMedia('(prefers-color-scheme: dark)').matches

/** What is set when nobody has set it. */
function usual(): Preferences {
  return {
    language: navigator.language.startsWith('en') ? 'en' : 'fr',
    theme: darkByDefault() ? 'dark' : 'light',
    motion: 'normal',
    pace: 'usual',
    sound: 'off',
    confirm: 'commits',
    forced: 'ask',
  }
}

/** The language that is read here. */
export const languageHere = (): Language => ({ ...usual(), ...kept() }).language

/** Gives all that stands inside it the settings, once the words of the language are learnt. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(kept)
  const settings = useMemo<Settings>(() => {
    const preferences = { ...usual(), ...chosen }
    return {
      ...preferences,
      tell: tellIn(preferences.language),
      set: change => {
        const { language } = change
        const apply = () =>
          setChosen(before => {
            const after = { ...before, ...change }
            keep(after)
            return after
          })
        if (language === undefined || knows(language)) apply()
        else void learn(language).then(apply)
      },
    }
  }, [chosen])
  const { language, theme } = settings
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The settings, and what tells messages in the language that is set. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('Settings are read inside their provider.')
  return settings
}
