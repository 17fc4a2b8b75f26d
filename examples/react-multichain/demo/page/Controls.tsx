import type { ThemeMode } from '@openappkit/appkit/react'
import type { ReactNode } from 'react'
import { useWords } from '../words/WordsContext'
import { addressWith, type Language, languages, type Settings } from './settings'

export interface ControlsProps {
  readonly settings: Settings
  readonly hasSignIn: boolean
  change(settings: Settings): void
}

/** Settings of the demo: sign-in, theme and language. */
export function Controls({ settings, hasSignIn, change }: ControlsProps): ReactNode {
  const words = useWords()
  const { signIn, theme, language } = settings
  return (
    <fieldset className="controls" aria-label={words.controls}>
      {hasSignIn && (
        <button
          type="button"
          role="switch"
          aria-checked={signIn}
          className="switch"
          // A kit can't change it, so the page starts again.
          onClick={() => location.assign(addressWith({ ...settings, signIn: !signIn }))}
        >
          <span className="track" />
          {words.requireSignIn}
        </button>
      )}
      <label>
        <span>{words.theme}</span>
        <select value={theme} onChange={event => change({ ...settings, theme: event.target.value as ThemeMode })}>
          <option value="auto">{words.auto}</option>
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
        </select>
      </label>
      <label>
        <span>{words.language}</span>
        <select value={language} onChange={event => change({ ...settings, language: event.target.value as Language })}>
          {Object.entries(languages).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
