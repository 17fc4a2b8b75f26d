import type { Feature } from '@openappkit/appkit-ui/features'
import { embeddedWallet } from '@openappkit/embedded-wallet/feature'

// These types include the features' module augmentations, like those of `accountFeatures.ts`.
export type { EmbeddedStatus, EmbeddedWalletState } from '@openappkit/embedded-wallet'

const loginFeatures: readonly Feature[] = [embeddedWallet]

/** Default features for users without a wallet. They load with the modal, if the options enable them. */
export default loginFeatures
