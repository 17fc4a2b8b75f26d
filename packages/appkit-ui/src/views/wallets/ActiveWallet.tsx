import type { ChainNamespace, Connection } from '@openappkit/appkit-core'
import { truncateAddress } from '@openappkit/appkit-core/format'
import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { Button } from '../../elements/Button'
import { IconButton } from '../../elements/IconButton'
import { Image } from '../../elements/Image'
import { ListGroup } from '../../elements/ListGroup'
import { ListItem } from '../../elements/ListItem'
import { Spinner } from '../../elements/Spinner'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWords } from '../words/WordsContext'
import { useWalletAction } from './useWalletAction'
import { useWalletName } from './useWalletName'

export interface ConnectedWalletProps {
  readonly namespace: ChainNamespace
  readonly connection: Connection
}

/** The wallet in use, with the other accounts that it shares. */
export function ActiveWallet({ namespace, connection }: ConnectedWalletProps): ReactNode {
  const kit = useKit()
  const words = useWords()
  const address = useSnapshot(kit.chains.state).namespaces[namespace]?.address
  const { name, imageUrl } = useWalletName(namespace, connection)
  const { pending, run } = useWalletAction()
  const { connectorId } = connection
  const others = connection.accounts.filter(account => account.address !== address)
  const canSwitch = kit.base.adapter(namespace).capabilities.has('switchAccount')
  const disconnect = () =>
    run('self', () => kit.disconnect({ namespace, connectorId }), 'wallets.disconnected', 'wallets.failedToDisconnect')
  return (
    <ListGroup title={words.t('wallets.active')}>
      <ListItem
        title={name}
        detail={address && truncateAddress(address)}
        icon={<Image src={imageUrl} name={name} />}
        trailing={
          <IconButton
            icon={pending === 'self' ? <Spinner /> : <DisconnectIcon />}
            label={words.t('wallets.disconnectFrom', { wallet: name })}
            onClick={disconnect}
          />
        }
      />
      {canSwitch &&
        others.map(account => (
          <ListItem
            key={account.address}
            title={truncateAddress(account.address)}
            icon={<Avatar address={account.address} size={40} />}
            trailing={
              <Button
                aria-label={words.t('wallets.switchTo', { wallet: truncateAddress(account.address) })}
                loading={pending === account.address}
                onClick={() =>
                  run(
                    account.address,
                    () => kit.switchConnection({ connectorId, namespace, address: account.address }),
                    'wallets.accountSwitched',
                    'wallets.failedToSwitch',
                  )
                }
              >
                {words.t('wallets.switch')}
              </Button>
            }
          />
        ))}
    </ListGroup>
  )
}
