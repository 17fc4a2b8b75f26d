import type { ReactNode } from 'react'
import { useCatalog } from '../../i18n/useCatalog'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { LazyCatalog } from './LazyCatalog'
import { MessagesContext } from './MessagesContext'

/** Renders its children once the messages have loaded in the modal's language. */
export function MessagesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const translator = useCatalog(LazyCatalog)
  return translator ? (
    <MessagesContext.Provider value={translator}>{children}</MessagesContext.Provider>
  ) : (
    <ViewSkeleton hasMessages />
  )
}
