import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { ListGroup } from '../../elements/ListGroup'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { useMessages } from '../messages/MessagesContext'
import { NetworkRow } from './NetworkRow'

export interface NetworkGroupsProps {
  readonly networks: readonly CaipNetwork[]
  /** CAIP-2 id of the current network, if it is listed. */
  readonly selected?: string | undefined
  /** Part name of the list, for the app's styles. */
  readonly part: string
}

/** Lists networks. With several chain families, groups them under the families' names, the active one first. */
export function NetworkGroups({ networks, selected, part }: NetworkGroupsProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  useNetworkPictures()
  const { activeNamespace, namespaces: chains } = useSnapshot(kit.chains.state)
  const namespaces = Object.values(chains)
    .map(({ namespace }) => namespace)
    .toSorted((one, other) => Number(other === activeNamespace) - Number(one === activeNamespace))
  const rows = (shown: readonly CaipNetwork[]) => (
    <ul part={part}>
      {shown.map(network => (
        <NetworkRow key={network.caipNetworkId} network={network} selected={network.caipNetworkId === selected} />
      ))}
    </ul>
  )
  if (namespaces.length <= 1) return rows(networks)
  return namespaces.map(namespace => {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return (
      own.length > 0 && (
        <ListGroup key={namespace} title={messages.t('networks.of', { chain: chainName(kit, namespace) })}>
          {rows(own)}
        </ListGroup>
      )
    )
  })
}
