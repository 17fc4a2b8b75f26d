import type { ThemeMode } from '@openappkit/appkit'

export const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const
export type Language = keyof typeof languages

/** Settings of the page. They are in its address, so a link keeps them. */
export interface Settings {
  readonly signIn: boolean
  readonly theme: ThemeMode
  readonly language: Language
}

/** Reads the settings from the page's address. */
export function readSettings(): Settings {
  const parameters = new URLSearchParams(location.search)
  const theme = parameters.get('theme')
  const language = parameters.get('language')
  return {
    signIn: parameters.has('sign-in'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    language: language === 'de' || language === 'ar' ? language : 'en',
  }
}

/** Returns the page's address with these settings. */
export function addressWith({ signIn, theme, language }: Settings): string {
  const parameters = [
    ...(signIn ? ['sign-in'] : []),
    ...(theme === 'auto' ? [] : [`theme=${theme}`]),
    ...(language === 'en' ? [] : [`language=${language}`]),
  ]
  return parameters.length === 0 ? location.pathname : `?${parameters.join('&')}`
}
