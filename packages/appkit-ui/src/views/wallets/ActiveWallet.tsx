import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
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
import { namedByAddress } from './namedByAddress'
import { OtherAccounts } from './OtherAccounts'
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
  const { pending, run } = useWalletAction()
  const { connectorId, accounts } = connection
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
    <>
      <ListGroup title={messages.t(isInUse ? 'wallets.active' : 'wallets.connected')}>
        <ul>
          <li>
            <ListItem
              title={name}
              detail={address && shortenAddress(address)}
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
        </ul>
      </ListGroup>
      <OtherAccounts
        namespace={namespace}
        connectorId={connectorId}
        wallet={name}
        accounts={accounts.filter(account => account.address !== address)}
      />
    </>
  )
}
