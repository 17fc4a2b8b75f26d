import type { AccountEntry, ChainNamespace, Connection } from '@openappkit/appkit-core'
import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconButton } from '../../elements/IconButton'
import { Image } from '../../elements/Image'
import { ListGroup } from '../../elements/ListGroup'
import { ListItem } from '../../elements/ListItem'
import { Spinner } from '../../elements/Spinner'
import { useTranslator } from '../../i18n/useTranslator'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { accountLabel } from './accountLabel'
import { namedByAddress } from './namedByAddress'
import { OtherAccount } from './OtherAccount'
import { useWalletAction } from './useWalletAction'
import { useWalletName } from './useWalletName'

export interface ConnectedWalletProps {
  readonly namespace: ChainNamespace
  readonly connection: Connection
}

/**
 * Shows a chain family's active wallet and its other shared accounts. If the family isn't the active one, the user can
 * switch to it.
 */
export function ActiveWallet({ namespace, connection }: ConnectedWalletProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const address = namespaces[namespace]?.address
  const { name, imageUrl } = useWalletName(namespace, connection)
  const textOf = useAccountText()
  const { pending, run } = useWalletAction()
  const { connectorId, accounts } = connection
  const inUse = accounts.find(account => account.address === address)
  const others = accounts.filter(account => account !== inUse)
  const wallet = namedByAddress(name, address)
  const isInUse = namespace === activeNamespace
  const target = { connectorId, namespace, ...(address ? { address } : {}) }
  const use = () => run('use', () => kit.switchConnection(target), 'wallets.switched', 'wallets.failedToSwitch')
  const disconnect = () =>
    run(
      'self',
      () => kit.disconnect({ namespace, connectorId }),
      t('announce.disconnected', { wallet: name }),
      messages.t('wallets.failedToDisconnect'),
    )
  return (
    <ListGroup title={messages.t(isInUse ? 'wallets.active' : 'wallets.connected')}>
      <ul>
        <li>
          <ListItem
            title={name}
            detail={inUse ? textOf(inUse) : address && shortenAddress(address)}
            icon={<Image src={imageUrl} name={name} />}
            trailing={
              <>
                {!isInUse && (
                  <Button
                    aria-label={messages.t('wallets.switchTo', { wallet })}
                    loading={pending === 'use'}
                    onClick={use}
                  >
                    {messages.t('wallets.switch')}
                  </Button>
                )}
                <IconButton
                  icon={pending === 'self' ? <Spinner /> : <DisconnectIcon />}
                  label={messages.t('wallets.disconnectFrom', { wallet })}
                  onClick={disconnect}
                />
              </>
            }
          />
        </li>
        {others.map(account => (
          <OtherAccount key={account.address} namespace={namespace} connectorId={connectorId} account={account} />
        ))}
      </ul>
    </ListGroup>
  )
}

/** Returns a function that formats an account on one line: its purpose, if it has one, and its shortened address. */
function useAccountText(): (account: AccountEntry) => string {
  const messages = useMessages()
  return ({ address, type }) => {
    const label = accountLabel(type)
    return label ? `${messages.t(label)} · ${shortenAddress(address)}` : shortenAddress(address)
  }
}
