import type { Feature } from '@openappkit/appkit-ui/features'
import { loginByEmail } from './loginByEmail'
import { walletViews } from './walletViews'

/**
 * The wallet for users without one. They log in by email. An app whose kit has no default features passes it in
 * `modules`.
 */
export const embeddedWallet: Feature = {
  ...loginByEmail,
  ...walletViews,
}
