import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { ListGroup } from '../../elements/ListGroup'
import { useMessages } from '../messages/MessagesContext'
import { OtherAccount } from './OtherAccount'
import { useWalletName } from './useWalletName'

export interface OtherAccountsProps {
  readonly namespace: ChainNamespace
  /** Connection of the wallet that shares the accounts. */
  readonly connection: Connection
  /** Address of the active account, which isn't listed. */
  readonly active: string | undefined
}

/** Lists the inactive accounts of the active wallet, under the wallet's name. */
export function OtherAccounts({ namespace, connection, active }: OtherAccountsProps): ReactNode {
  const { t } = useMessages()
  const { name } = useWalletName(namespace, connection)
  const accounts = connection.accounts.filter(({ address }) => address !== active)
  if (accounts.length === 0) return null
  return (
    <ListGroup title={t('wallets.otherAccounts', { wallet: name })}>
      <ul>
        {accounts.map(account => (
          <OtherAccount
            key={account.address}
            namespace={namespace}
            connectorId={connection.connectorId}
            account={account}
          />
        ))}
      </ul>
    </ListGroup>
  )
}
