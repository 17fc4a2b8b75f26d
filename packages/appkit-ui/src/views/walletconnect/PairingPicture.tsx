import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { WalletStatusImage, type WalletStatusImageProps } from '../../elements/WalletStatusImage'
import { QrCodeIcon } from '../../icons/QrCodeIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'

export interface PairingPictureProps {
  /** Undefined if any wallet may scan the code. The picture is then WalletConnect's. */
  readonly wallet: CustomWallet | undefined
  readonly status: WalletStatusImageProps['status']
}

/** Shows what is being connected and how that went, as for a wallet in this browser. */
export function PairingPicture({ wallet, status }: PairingPictureProps): ReactNode {
  const { connectors } = useSnapshot(useKit().connectors.state)
  const { imageUrl } = connectors.find(({ type }) => type === 'WALLET_CONNECT') ?? {}
  return (
    <WalletStatusImage
      src={wallet ? wallet.image_url : imageUrl}
      name={wallet?.name ?? 'WalletConnect'}
      status={status}
      icon={wallet ? undefined : <QrCodeIcon />}
    />
  )
}
