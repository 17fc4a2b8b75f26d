import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ComponentType } from 'react'
import type { ViewComponent } from '../ViewEntry'
import { MessagesProvider } from './MessagesProvider'

/** Wraps a view that calls `useMessages`, so that it renders once its messages have loaded. */
export function withMessages<Name extends ViewName>(
  View: ComponentType<{ readonly params: ViewRegistry[Name] }>,
): ViewComponent<Name> {
  return function Spoken({ params }: { readonly params: ViewRegistry[Name] }) {
    return (
      <MessagesProvider>
        <View params={params} />
      </MessagesProvider>
    )
  }
}
