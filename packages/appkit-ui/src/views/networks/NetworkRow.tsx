import type { CaipNetwork } from '@openappkit/appkit-core'
import { chooseNetwork } from '@openappkit/appkit-core/network'
import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'

export interface NetworkRowProps {
  readonly network: CaipNetwork
  readonly selected: boolean
}

/** Renders a network that the user can switch to. */
export function NetworkRow({ network, selected }: NetworkRowProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const isSupported = useIsSupported(network)
  return (
    <li>
      <ListItem
        title={network.name}
        icon={<Image src={network.assets?.imageUrl} name={network.name} shape="circle" />}
        detail={isSupported ? undefined : messages.t('networks.notSupported')}
        trailing={selected && <Tag>{messages.t('networks.current')}</Tag>}
        selected={selected}
        disabled={!isSupported}
        onClick={() => chooseNetwork(kit, network)}
      />
    </li>
  )
}

/**
 * Returns whether the connected wallet can switch to a network. Most wallets accept any network. WalletConnect wallets
 * usually accept only those they approved. On a chain family without network switching, only the current network
 * counts.
 */
function useIsSupported({ caipNetworkId, chainNamespace }: CaipNetwork): boolean {
  const kit = useKit()
  const known = useSnapshot(kit.connections.state).namespaces[chainNamespace]
  const current = useSnapshot(kit.chains.state).namespaces[chainNamespace]?.caipNetworkId
  const active = known?.connections.find(({ connectorId }) => connectorId === known.activeConnectorId)
  if (!active || current === caipNetworkId) return true
  if (!kit.context.adapter(chainNamespace).capabilities.has('switchNetwork')) return false
  return active.approvedNetworks?.includes(caipNetworkId) ?? true
}
