import type { Features, OptionsState } from '@openappkit/appkit-core'
import { allFeatures } from '@openappkit/appkit-core/features'

/** The features that a project's remote configuration may set. Until it was asked they are as the host set them. */
export interface RemoteFeatures
  extends Pick<Features, 'email' | 'socials' | 'activity' | 'reownBranding'>,
    Partial<Pick<Known, 'multiWallet' | 'emailCapture' | 'payWithExchange' | 'payments' | 'reownAuthentication'>> {
  /** Whether it is on, or the project's providers. */
  readonly swaps: boolean | readonly string[]
  /** Whether it is on, or the project's providers. */
  readonly onramp: boolean | readonly string[]
}

type Known = NonNullable<OptionsState['remoteFeatures']>

/** Reads the features that a project may set. */
export function readRemoteFeatures(options: Pick<OptionsState, 'features' | 'remoteFeatures'>): RemoteFeatures {
  const { email, socials, swaps, onramp, activity, reownBranding } = allFeatures(options.features)
  return options.remoteFeatures ?? { email, socials, swaps, onramp, activity, reownBranding }
}
