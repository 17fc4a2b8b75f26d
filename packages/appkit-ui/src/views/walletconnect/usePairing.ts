import type { CustomWallet } from '@openappkit/appkit-core'
import { PairingController, type PairingState } from '@openappkit/appkit-core/cloud'
import { useEffect } from 'react'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { rememberChoice } from './rememberChoice'
import type { WalletPlatform } from './walletPlatforms'

export interface Pairing {
  readonly state: PairingState
  /** Pairing link. Undefined until it is ready. */
  readonly uri: string | undefined
  retry(): void
}

/** Returns the pairing of a view. Starts it when the platform needs one, and stops it when the view closes. */
export function usePairing(wallet: CustomWallet | undefined, platform: WalletPlatform): Pairing {
  const kit = useKit()
  const controller = kit.controller(PairingController)
  const { value } = useSnapshot(controller.state)
  const isWanted = platform !== 'browser' && platform !== 'unsupported'
  useEffect(() => {
    if (!isWanted) return
    rememberChoice(kit, wallet, platform === 'mobile' ? 'mobile' : 'qrcode')
    controller.start()
  }, [controller, isWanted, kit, platform, wallet])
  useEffect(() => () => controller.stop(), [controller])
  return {
    // A snapshot differs from the state only in being read-only.
    state: value as PairingState,
    uri: value.status === 'ready' ? value.uri : undefined,
    retry: () => controller.retry(),
  }
}
