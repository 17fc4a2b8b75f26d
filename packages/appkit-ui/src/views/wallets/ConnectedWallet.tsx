import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconButton } from '../../elements/IconButton'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Spinner } from '../../elements/Spinner'
import { useTranslator } from '../../i18n/useTranslator'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { namedByAddress } from './namedByAddress'
import { useWalletAction } from './useWalletAction'
import { useWalletName } from './useWalletName'

export interface ConnectedWalletProps {
  readonly namespace: ChainNamespace
  readonly connection: Connection
  /** The active account, to show and to keep. Default: shows the wallet's first account and lets the wallet choose. */
  readonly address?: string | undefined
  /** Whether the user can switch to the wallet. */
  readonly canSwitch: boolean
}

/** Shows a connected wallet with buttons to switch to it and to disconnect it. */
export function ConnectedWallet({ namespace, connection, address, canSwitch }: ConnectedWalletProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const { name, imageUrl } = useWalletName(namespace, connection)
  const { pending, run } = useWalletAction()
  const { accounts, connectorId } = connection
  const shown = address ?? accounts[0]?.address
  const wallet = namedByAddress(name, shown)
  const target = { connectorId, namespace, ...(address ? { address } : {}) }
  const use = () => run('use', () => kit.switchConnection(target), 'wallets.switched', 'wallets.failedToSwitch')
  const disconnect = () =>
    run(
      'leave',
      () => kit.disconnect({ namespace, connectorId }),
      t('announce.disconnected', { wallet: name }),
      messages.t('wallets.failedToDisconnect'),
    )
  return (
    <li>
      <ListItem
        title={name}
        detail={shown && shortenAddress(shown)}
        icon={<Image src={imageUrl} name={name} />}
        trailing={
          <>
            {canSwitch && (
              <Button aria-label={messages.t('wallets.switchTo', { wallet })} loading={pending === 'use'} onClick={use}>
                {messages.t('wallets.switch')}
              </Button>
            )}
            <IconButton
              icon={pending === 'leave' ? <Spinner /> : <DisconnectIcon />}
              label={messages.t('wallets.disconnectFrom', { wallet })}
              onClick={disconnect}
            />
          </>
        }
      />
    </li>
  )
}
