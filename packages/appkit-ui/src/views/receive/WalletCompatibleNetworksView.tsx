import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import { Text } from '../../elements/Text'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { NoAddress } from './NoAddress'
import { useReceiveMessages } from './ReceiveMessagesContext'
import { useReceiver } from './useReceiver'
import css from './WalletCompatibleNetworksView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Lists the networks on which the active address belongs to this account. Part `compatible-networks`. */
export function WalletCompatibleNetworksView(): ReactNode {
  const { t } = useReceiveMessages()
  const receiver = useReceiver()
  useSheet(sheet)
  if (receiver === 'loading') return <ViewSkeleton hasMessages />
  if (!receiver) return <NoAddress />
  const { network, networks, isSmartAccount } = receiver
  return (
    <>
      <div className="compatible-networks-intro">
        <Text tone="2" align="center">
          {isSmartAccount && network ? t('networks.smartAccount', { network: network.name }) : t('networks.detail')}
        </Text>
      </div>
      <ul part="compatible-networks">
        {networks.map(({ caipNetworkId, name, assets, testnet }) => (
          <li key={caipNetworkId}>
            <ListItem
              title={name}
              icon={<Image src={assets?.imageUrl} name={name} shape="circle" />}
              detail={caipNetworkId === network?.caipNetworkId ? t('networks.current') : undefined}
              trailing={testnet && <Tag>{t('networks.test')}</Tag>}
              selected={caipNetworkId === network?.caipNetworkId}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
