import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { Text } from '../../elements/Text'
import { PhoneIcon } from '../../icons/PhoneIcon'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { CopyLinkButton } from './CopyLinkButton'
import { EnlargeableCode } from './EnlargeableCode'
import css from './PairingCode.css?inline'
import { ScanningWallets } from './ScanningWallets'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface PairingCodeProps {
  /** Undefined if any wallet may scan the code. */
  readonly wallet: CustomWallet | undefined
  /** Undefined while the link loads. */
  readonly uri: string | undefined
}

/** Shows the pairing link as a QR code, with a copy button. Part `pairing-code`. */
export function PairingCode({ wallet, uri }: PairingCodeProps): ReactNode {
  const { t } = useMessages()
  useSheet(sheet)
  const name = wallet?.name
  const logo = wallet ? (
    <Image src={wallet.image_url} name={wallet.name} size="large" />
  ) : (
    <IconTile icon={<PhoneIcon />} size="large" />
  )
  return (
    <div className="pairing-code" part="pairing-code">
      <p className="visually-hidden" role="status">
        {t(uri ? 'code.ready' : 'code.preparing')}
      </p>
      <div className="pairing-code-frame">
        {uri ? (
          <EnlargeableCode
            value={uri}
            logo={logo}
            label={name ? t('code.label', { wallet: name }) : t('code.labelAny')}
          />
        ) : (
          <div className="pairing-code-skeleton" aria-hidden="true">
            {logo}
          </div>
        )}
      </div>
      <div className="pairing-code-text">
        <Text tone="2" align="center">
          {name ? t('code.scan', { wallet: name }) : t('code.scanAny')}
        </Text>
        {!wallet && <ScanningWallets />}
      </div>
      <CopyLinkButton uri={uri} variant="neutral" />
    </div>
  )
}
