import type { AccountEntry, ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { ListGroup } from '../../elements/ListGroup'
import { useMessages } from '../messages/MessagesContext'
import { OtherAccount } from './OtherAccount'

export interface OtherAccountsProps {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  /** Name of the wallet that shares the accounts. */
  readonly wallet: string
  readonly accounts: readonly AccountEntry[]
}

/** Lists the inactive accounts of the active wallet. */
export function OtherAccounts({ accounts, ...shared }: OtherAccountsProps): ReactNode {
  const { t } = useMessages()
  if (accounts.length === 0) return null
  return (
    <ListGroup title={t('wallets.otherAccounts')}>
      <ul>
        {accounts.map(account => (
          <OtherAccount key={account.address} {...shared} account={account} />
        ))}
      </ul>
    </ListGroup>
  )
}
