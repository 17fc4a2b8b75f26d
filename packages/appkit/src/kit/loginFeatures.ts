import type { Feature } from '@openappkit/appkit-ui/features'
import { loginByEmail } from '@openappkit/embedded-wallet/login'

// These types include the features' module augmentations, like those of `accountFeatures.ts`.
export type { EmbeddedStatus, EmbeddedWalletState } from '@openappkit/embedded-wallet'

const loginFeatures: readonly Feature[] = [loginByEmail]

/** Default features for users without a wallet. They load with the modal, if the options enable them. */
export default loginFeatures
