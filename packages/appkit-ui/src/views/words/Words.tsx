import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { LaterWords } from './LaterWords'
import { WordsContext } from './WordsContext'

/** Shows what is inside once its words are there, in the language of the modal. */
export function Words({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useKit().part(LaterWords)
  const { locale } = useTranslator()
  const { translator } = useSnapshot(words.state, { sync: true })
  useLayoutEffect(() => words.speak(locale), [words, locale])
  return translator ? (
    <WordsContext.Provider value={translator}>{children}</WordsContext.Provider>
  ) : (
    <ViewSkeleton hasWords />
  )
}
