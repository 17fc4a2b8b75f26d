import type { ReactNode } from 'react'
import { useCatalog } from '../../i18n/useCatalog'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { LazyCatalog } from './LazyCatalog'
import { MessagesContext } from './MessagesContext'

/** Shows what is inside once its words are there, in the language of the modal. */
export function MessagesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const translator = useCatalog(LazyCatalog)
  return translator ? (
    <MessagesContext.Provider value={translator}>{children}</MessagesContext.Provider>
  ) : (
    <ViewSkeleton hasMessages />
  )
}
