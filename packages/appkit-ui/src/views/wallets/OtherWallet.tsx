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
import type { ConnectedWalletProps } from './ActiveWallet'
import { namedByAddress } from './namedByAddress'
import { useWalletAction } from './useWalletAction'
import { useWalletName } from './useWalletName'

/** Shows a connected wallet that isn't the active one. */
export function OtherWallet({ namespace, connection }: ConnectedWalletProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const { name, imageUrl } = useWalletName(namespace, connection)
  const { pending, run } = useWalletAction()
  const { connectorId } = connection
  const address = connection.accounts[0]?.address
  const wallet = namedByAddress(name, address)
  const use = () =>
    run('use', () => kit.switchConnection({ connectorId, namespace }), 'wallets.switched', 'wallets.failedToSwitch')
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
        detail={address && shortenAddress(address)}
        icon={<Image src={imageUrl} name={name} />}
        trailing={
          <>
            <Button aria-label={messages.t('wallets.switchTo', { wallet })} loading={pending === 'use'} onClick={use}>
              {messages.t('wallets.switch')}
            </Button>
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
