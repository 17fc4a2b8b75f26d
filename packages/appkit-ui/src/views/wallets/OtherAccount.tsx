import type { AccountEntry, ChainNamespace } from '@openappkit/appkit-core'
import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ReactNode } from 'react'
import { Avatar } from '../../elements/Avatar'
import { Button } from '../../elements/Button'
import { CopyButton } from '../../elements/CopyButton'
import { ListItem } from '../../elements/ListItem'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { accountLabel, canBeUsed } from './accountLabel'
import { useWalletAction } from './useWalletAction'

export interface OtherAccountProps {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly account: AccountEntry
}

/**
 * Shows an inactive account of the active wallet: its purpose, its address and a button to switch to it. If the account
 * can't become the active one, the button copies its address.
 */
export function OtherAccount({ namespace, connectorId, account }: OtherAccountProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { pending, run } = useWalletAction()
  const { address, type } = account
  const short = shortenAddress(address)
  const label = accountLabel(type)
  const canSwitch = canBeUsed(type) && kit.context.adapter(namespace).capabilities.has('switchAccount')
  const use = () =>
    run(
      'use',
      () => kit.switchConnection({ connectorId, namespace, address }),
      messages.t('wallets.accountSwitched'),
      'wallets.failedToSwitch',
    )
  return (
    <li>
      <ListItem
        title={label ? messages.t(label) : short}
        detail={label && short}
        icon={<Avatar address={address} size={40} />}
        trailing={
          canSwitch ? (
            <Button
              aria-label={messages.t('wallets.switchTo', { wallet: short })}
              loading={pending !== undefined}
              onClick={use}
            >
              {messages.t('wallets.switch')}
            </Button>
          ) : (
            <CopyButton
              value={address}
              label={messages.t('wallets.copyAddress', { address: short })}
              copiedLabel={messages.t('account.addressCopied')}
              failedMessage={messages.t('failedToCopy')}
            />
          )
        }
      />
    </li>
  )
}
