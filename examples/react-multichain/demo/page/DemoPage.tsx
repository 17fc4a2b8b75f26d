import type { AppKitInstance } from '@openappkit/appkit/react'
import { AppKitAccountButton } from '@openappkit/appkit/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Words } from '../words/en'
import { loadWords } from '../words/loadWords'
import { WordsContext } from '../words/WordsContext'
import { ActionCard } from './ActionCard'
import { Controls } from './Controls'
import { repository } from './facts'
import { Hero } from './Hero'
import { addressWith, type Settings } from './settings'

export interface DemoPageProps {
  readonly kit: AppKitInstance
  readonly settings: Settings
  readonly words: Words
  /** Whether the server has sign-in. */
  readonly hasSignIn: boolean
  readonly recipients: Readonly<Record<string, string>>
}

/** The page that `npm run demo` opens: what the kit is, and a small app to try it with. */
export function DemoPage({ kit, hasSignIn, recipients, ...initial }: DemoPageProps): ReactNode {
  const [{ settings, words }, setShown] = useState({ settings: initial.settings, words: initial.words })
  const { theme, language } = settings
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    documentElement.dataset['mode'] = theme
  }, [theme, language])
  const change = async (next: Settings): Promise<void> => {
    history.replaceState(null, '', addressWith(next))
    kit.setThemeMode(next.theme)
    const [words] = await Promise.all([loadWords(next.language), kit.setLocale(next.language)])
    setShown({ settings: next, words })
  }
  return (
    <WordsContext value={words}>
      <a className="skip" href="#demo">
        {words.skip}
      </a>
      <header className="bar">
        <a className="brand" href={addressWith({ ...settings, signIn: false })}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          OpenAppKit
        </a>
        <Controls settings={settings} hasSignIn={hasSignIn} change={next => void change(next)} />
        <AppKitAccountButton size="sm" balance="hide" />
      </header>
      <main id="demo" tabIndex={-1}>
        <Hero kit={kit} hasSignIn={settings.signIn} />
        <ActionCard recipients={recipients} />
      </main>
      <footer>
        <p>{words.note}</p>
        <nav aria-label="OpenAppKit">
          <a href={`${repository}/tree/main/docs`}>{words.docs}</a>
          <a href={repository}>{words.source}</a>
        </nav>
      </footer>
    </WordsContext>
  )
}
