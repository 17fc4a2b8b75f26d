import { activity } from '@openappkit/activity/feature'
import type { Feature } from '@openappkit/appkit-ui/features'
import { walletViews } from '@openappkit/embedded-wallet/feature'
import { onramp } from '@openappkit/onramp/feature'
import { exchangeDeposit, pay } from '@openappkit/pay/feature'
import { send } from '@openappkit/send/feature'
import { swaps } from '@openappkit/swaps/feature'

// These types include each feature's module augmentations. The entry points re-export every named export of this file,
// so the list itself is the default export.
export type { ActivityEventProperties } from '@openappkit/activity/feature'
export type { EmbeddedStatus, EmbeddedWalletState } from '@openappkit/embedded-wallet'
export type {
  BuyEventProperties,
  BuyProviderEventProperties,
  OnrampArguments,
  OnrampResult,
} from '@openappkit/onramp/feature'
export type {
  CheckoutRail,
  PayArguments,
  PayEventConfiguration,
  PayEventPayment,
  PayEventProperties,
  PayExchangeEventProperties,
  PayOpenEventProperties,
  PayResult,
} from '@openappkit/pay/feature'
export type { SendArguments } from '@openappkit/send/feature'
export type { SwapArguments, SwapContracts, SwapEventProperties } from '@openappkit/swaps/feature'

const accountFeatures: readonly Feature[] = [onramp, exchangeDeposit, swaps, send, activity, pay, walletViews]

/** Default features of a connected account. Sign-in isn't one of them, because it is part of connecting. */
export default accountFeatures
