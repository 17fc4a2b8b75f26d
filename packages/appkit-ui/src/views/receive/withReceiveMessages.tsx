import type { ViewRegistry } from '@openappkit/appkit-core'
import type { ComponentType } from 'react'
import { useCatalog } from '../../i18n/useCatalog'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import type { ViewComponent } from '../ViewEntry'
import { ReceiveCatalog } from './ReceiveCatalog'
import { ReceiveMessagesContext } from './ReceiveMessagesContext'

type ReceiveView = 'WalletReceive' | 'WalletCompatibleNetworks' | 'FundWallet'

/** Wraps a view that calls `useReceiveMessages`, so that it renders once its messages have loaded. */
export function withReceiveMessages<Name extends ReceiveView>(
  View: ComponentType<{ readonly params: ViewRegistry[Name] }>,
): ViewComponent<Name> {
  return function Spoken({ params }) {
    const messages = useCatalog(ReceiveCatalog)
    if (!messages) return <ViewSkeleton hasMessages />
    return (
      <ReceiveMessagesContext.Provider value={messages}>
        <View params={params} />
      </ReceiveMessagesContext.Provider>
    )
  }
}
