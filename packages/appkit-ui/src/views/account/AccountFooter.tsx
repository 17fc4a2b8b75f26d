import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Link } from '../../elements/Link'
import { useMessages } from '../messages/MessagesContext'
import { ViewFooter } from '../ViewFooter'
import { DisconnectButton } from './DisconnectButton'
import { explorerUrl } from './explorerUrl'

export interface AccountFooterProps {
  readonly address: string
  readonly network: CaipNetwork | undefined
}

/** Renders the account's last line: disconnect, and the network's explorer, if it has one. */
export function AccountFooter({ address, network }: AccountFooterProps): ReactNode {
  const { t } = useMessages()
  const explorer = explorerUrl(network, address)
  return (
    <ViewFooter align={explorer ? 'between' : 'center'}>
      <DisconnectButton />
      {explorer && (
        <Link href={explorer} external>
          {t('account.viewOnExplorer')}
        </Link>
      )}
    </ViewFooter>
  )
}
