import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { WarningIcon } from '../../icons/WarningIcon'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'

/** Shows that a chain family didn't reconnect, and opens its wallets. Renders nothing if all did. */
export function ReconnectFailure(): ReactNode {
  const kit = useKit()
  const { t } = useMessages()
  const { namespaces } = useSnapshot(kit.chains.state)
  const lost = Object.values(namespaces).find(({ reconnectError }) => reconnectError)?.namespace
  if (!lost) return null
  return (
    <ListItem
      title={t('account.reconnectFailed', { chain: chainName(kit, lost) })}
      icon={<IconTile icon={<WarningIcon />} />}
      chevron
      onClick={() => kit.router.push('ProfileWallets', { namespace: lost })}
    />
  )
}
