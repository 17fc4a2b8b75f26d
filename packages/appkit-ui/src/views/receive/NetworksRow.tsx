import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { useKit } from '../../kit/useKit'
import { useReceiveMessages } from './ReceiveMessagesContext'

/** Maximum number of pictures in the row. */
const shown = 4

/** Shows the networks that share the address and opens their list. Part `receive-networks`. */
export function NetworksRow({ networks }: { readonly networks: readonly CaipNetwork[] }): ReactNode {
  const kit = useKit()
  const { t } = useReceiveMessages()
  return (
    <ListItem
      title={t('networks.compatible')}
      detail={t('networks.count', { count: networks.length })}
      icon={<IconTile icon={<NetworkIcon />} />}
      trailing={
        <span className="receive-networks" part="receive-networks">
          {networks.slice(0, shown).map(({ caipNetworkId, name, assets }) => (
            <Image key={caipNetworkId} src={assets?.imageUrl} name={name} size="small" shape="circle" />
          ))}
        </span>
      }
      chevron
      onClick={() => kit.router.push('WalletCompatibleNetworks')}
    />
  )
}
