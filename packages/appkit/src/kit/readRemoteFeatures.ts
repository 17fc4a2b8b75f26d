import type { Features, OptionsState } from '@openappkit/appkit-core'
import { allFeatures } from '@openappkit/appkit-core/features'
import { servedBy } from './servedBy'

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

/** What `createAppKit` brings along. */
const defaultPackages = ['activity', 'siwx']

/** Reads the features that a project may set. One whose package isn't installed is off, also where the project's settings switch it on. */
export function readRemoteFeatures({
  features,
  remoteFeatures,
  installed = defaultPackages,
}: Pick<OptionsState, 'features' | 'remoteFeatures' | 'installed'>): RemoteFeatures {
  const { email, socials, swaps, onramp, activity, reownBranding } = allFeatures(features)
  const wanted: RemoteFeatures = remoteFeatures ?? { email, socials, swaps, onramp, activity, reownBranding }
  const off = Object.keys(wanted).filter(flag => servedBy[flag] && !installed.includes(servedBy[flag]))
  return { ...wanted, ...Object.fromEntries(off.map(flag => [flag, false])) }
}
