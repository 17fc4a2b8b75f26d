import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { ListGroup } from '../../elements/ListGroup'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { ConnectedWallet } from './ConnectedWallet'
import { OtherAccounts } from './OtherAccounts'

export interface ActiveWalletProps {
  readonly namespace: ChainNamespace
  readonly connection: Connection
}

/**
 * Shows a chain family's active wallet and its other shared accounts. If the family isn't the active one, the user can
 * switch to it.
 */
export function ActiveWallet({ namespace, connection }: ActiveWalletProps): ReactNode {
  const { t } = useMessages()
  const { activeNamespace, namespaces } = useSnapshot(useKit().chains.state)
  const address = namespaces[namespace]?.address
  const isInUse = namespace === activeNamespace
  return (
    <>
      <ListGroup title={t(isInUse ? 'wallets.active' : 'wallets.connected')}>
        <ul>
          <ConnectedWallet namespace={namespace} connection={connection} address={address} canSwitch={!isInUse} />
        </ul>
      </ListGroup>
      <OtherAccounts namespace={namespace} connection={connection} active={address} />
    </>
  )
}
