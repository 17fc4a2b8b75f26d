import type { ReactNode } from 'react'
import { useCatalogue } from '../../i18n/useCatalogue'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { LazyWords } from './LazyWords'
import { WordsContext } from './WordsContext'

/** Shows what is inside once its words are there, in the language of the modal. */
export function Words({ children }: { readonly children: ReactNode }): ReactNode {
  const translator = useCatalogue(LazyWords)
  return translator ? (
    <WordsContext.Provider value={translator}>{children}</WordsContext.Provider>
  ) : (
    <ViewSkeleton hasWords />
  )
}
