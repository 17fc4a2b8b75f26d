import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Message } from '../../elements/Message'
import { useMessages } from '../messages/MessagesContext'
import { InstalledWallet } from './InstalledWallet'
import { PairingCode } from './PairingCode'
import { PairingLink } from './PairingLink'
import { PairingOutcome } from './PairingOutcome'
import { PairingPicture } from './PairingPicture'
import { UnsupportedWallet } from './UnsupportedWallet'
import type { Pairing } from './usePairing'
import type { WalletPlatform } from './walletPlatforms'

export interface PlatformConnectProps {
  readonly platform: WalletPlatform
  readonly wallet: CustomWallet | undefined
  readonly connector: Connector | undefined
  readonly pairing: Pairing
}

/** Shows how to connect on one platform, with the progress and the outcome. */
export function PlatformConnect({ platform, wallet, connector, pairing }: PlatformConnectProps): ReactNode {
  const { t } = useMessages()
  if (platform === 'browser') return connector && <InstalledWallet connector={connector} />
  if (platform === 'unsupported') return wallet && <UnsupportedWallet wallet={wallet} />
  const { state, uri, retry } = pairing
  switch (state.status) {
    case 'declined':
      return <PairingOutcome wallet={wallet} outcome="declined" onRetry={retry} />
    case 'expired':
      return <PairingOutcome wallet={wallet} outcome="expired" onRetry={retry} />
    case 'failed':
      return <PairingOutcome wallet={wallet} outcome={state.error} onRetry={retry} />
    case 'connected':
      return <Message media={<PairingPicture wallet={wallet} status="success" />} title={t('pairing.connected')} />
    case 'idle':
    case 'preparing':
    case 'ready':
      return platform === 'qrcode' || !wallet ? (
        <PairingCode wallet={wallet} uri={uri} />
      ) : (
        <PairingLink key={platform} wallet={wallet} platform={platform} uri={uri} />
      )
  }
}
