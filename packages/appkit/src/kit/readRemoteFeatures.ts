import type { Features, OptionsState, RemoteFlag } from '@openappkit/appkit-core'
import { brandingFlag, readLocalFlag } from '@openappkit/appkit-core/features'
import type { Feature } from '@openappkit/appkit-ui/features'

/** The features that a project's remote configuration may set. Until it was asked they are as the host set them. */
export interface RemoteFeatures extends Pick<Features, 'email' | 'socials' | 'reownBranding'> {
  readonly activity: boolean
  /** Whether it is on, or the project's providers. */
  readonly swaps: boolean | readonly string[]
  /** Whether it is on, or the project's providers. */
  readonly onramp: boolean | readonly string[]
  readonly multiWallet?: boolean
  readonly emailCapture?: readonly 'required'[] | boolean
  readonly payWithExchange?: boolean
  readonly payments?: boolean
  readonly reownAuthentication?: boolean
}

/** Flags of AppKit's API that are off until the features that own them are there. */
const unowned = { email: false, socials: false, swaps: false, onramp: false } as const

/** Those that a host can't set, so that they are known with the project's settings. */
const unownedOfProject = { emailCapture: false, payWithExchange: false, payments: false } as const

/** A flag that is known before its feature has loaded, because the feature is in the default set. */
export const activityFlag: RemoteFlag = { name: 'activity', id: 'activity', keys: ['activity', 'history'] }

/** Flags of AppKit's API that a host can't set. */
const multiWallet: RemoteFlag = { name: 'multiWallet', id: 'multi_wallet', local: () => false }
const authentication: RemoteFlag = { name: 'reownAuthentication', id: 'reown_authentication', local: () => false }

/**
 * Reads the features that a project may set: those of AppKit's API, and those of the features that the host passes in or that have started. One that isn't
 * installed is off, also where the project's settings switch it on.
 */
export function readRemoteFeatures(
  state: Pick<OptionsState, 'features' | 'installed' | 'readRemote' | 'remoteFlags'>,
  modules: readonly Feature[] = [],
): RemoteFeatures {
  const { features, installed, readRemote, remoteFlags = [] } = state
  const isThere = (feature: string) => installed?.includes(feature) ?? true
  const read = (flag: RemoteFlag) => (readRemote ? readRemote(flag) : readLocalFlag(flag, features))
  const values = (flags: readonly RemoteFlag[]) => Object.fromEntries(flags.map(flag => [flag.name, read(flag)]))
  return {
    ...unowned,
    ...values([brandingFlag]),
    activity: isThere('activity') && read(activityFlag),
    ...(readRemote && {
      ...unownedOfProject,
      multiWallet: readRemote(multiWallet),
      reownAuthentication: isThere('siwx') && readRemote(authentication),
    }),
    ...values([...modules.flatMap(({ remote }) => remote ?? []), ...remoteFlags]),
    // Paying needs a wallet that the user brings along.
    ...(features.pay && { email: false, socials: false }),
    // Each flag says what its values are; a list of pairs forgets it.
  } as unknown as RemoteFeatures
}
