import type { WalletFrame } from '../frame/WalletFrame'
import type { LoginWallet } from '../login/LoginWallet'

/** Parts of the wallet that the views use. */
export interface WalletParts {
  readonly frame: WalletFrame
  readonly login: Pick<LoginWallet, 'connect' | 'requestCode' | 'verifyCode'> & ProtectionOffer
}

interface ProtectionOffer {
  /** Offers to protect a wallet that the login created. Never rejects. */
  offerProtection(): Promise<void>
}
