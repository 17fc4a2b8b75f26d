import type { ReactNode } from 'react'
import { TranslatorContext } from '../i18n/TranslatorContext'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'

/** Gives the language to everything below. While it loads, English stands in where nothing is shown yet (see `ModalCard`). */
export function ShellLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { translator } = useSnapshot(useShell().language.state)
  return translator ? <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider> : children
}
