import type { ReactNode } from 'react'
import { AddressText } from '../../elements/AddressText'
import { CopyButton } from '../../elements/CopyButton'
import { Image } from '../../elements/Image'
import { QrCode } from '../../elements/QrCode'
import { Text } from '../../elements/Text'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { NetworksRow } from './NetworksRow'
import { NoAddress } from './NoAddress'
import { useReceiveMessages } from './ReceiveMessagesContext'
import { ReceiveRemarks } from './ReceiveRemarks'
import { useReceiver } from './useReceiver'
import css from './WalletReceiveView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * Shows the active account's address: as a QR code, in full, and with its networks. Parts `receive`,
 * `receive-networks`.
 */
export function WalletReceiveView(): ReactNode {
  const { t } = useReceiveMessages()
  const receiver = useReceiver()
  useSheet(sheet)
  if (receiver === 'loading') return <ViewSkeleton hasMessages />
  if (!receiver) return <NoAddress />
  const { address, network, networks, uri } = receiver
  const name = network?.name
  return (
    <div className="receive" part="receive">
      <ReceiveRemarks receiver={receiver} />
      <div className="receive-code">
        <QrCode
          value={uri}
          label={name ? t('receive.code', { network: name }) : t('receive.codeAny')}
          logo={network?.assets?.imageUrl && <Image src={network.assets.imageUrl} name={network.name} size="large" />}
        />
      </div>
      <div className="receive-text">
        <Text tone="2" align="center">
          {name ? t('receive.scan', { network: name }) : t('receive.scanAny')}
        </Text>
      </div>
      <AddressText address={address} label={t('receive.address')} />
      <div className="receive-copy">
        <CopyButton
          value={address}
          label={t('receive.copy')}
          copiedLabel={t('receive.copied')}
          failedMessage={t('receive.failedToCopy')}
          variant="primary"
        />
      </div>
      {networks.length > 0 && <NetworksRow networks={networks} />}
    </div>
  )
}
