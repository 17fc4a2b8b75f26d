import type { Features, OptionsState, RemoteFlag } from '@openappkit/appkit-core'
import { brandingFlag, readLocalFlag } from '@openappkit/appkit-core/features'
import type { Feature } from '@openappkit/appkit-ui/features'

/**
 * Features that a project can configure remotely. Until the project's settings load, the flags reflect the app's
 * options.
 */
export interface RemoteFeatures extends Pick<Features, 'email' | 'socials' | 'reownBranding'> {
  readonly activity: boolean
  /** Whether swaps are enabled, or the project's list of swap providers. */
  readonly swaps: boolean | readonly string[]
  /** Whether onramp is enabled, or the project's list of onramp providers. */
  readonly onramp: boolean | readonly string[]
  readonly multiWallet?: boolean
  readonly emailCapture?: readonly 'required'[] | boolean
  readonly payWithExchange?: boolean
  readonly payments?: boolean
  readonly reownAuthentication?: boolean
}

/** Flags of AppKit's API that stay off until a feature implements them. */
const unowned = { email: false, socials: false, swaps: false, onramp: false } as const

/** Unimplemented flags that only a project can set. Missing until the project's settings have loaded. */
const unownedOfProject = { emailCapture: false, payWithExchange: false, payments: false } as const

/** Flag of a default feature, which is known before the feature loads. */
export const activityFlag: RemoteFlag = { name: 'activity', id: 'activity', keys: ['activity', 'history'] }

/** Flags of AppKit's API that apps can't set. */
const multiWallet: RemoteFlag = { name: 'multiWallet', id: 'multi_wallet', local: () => false }
const authentication: RemoteFlag = { name: 'reownAuthentication', id: 'reown_authentication', local: () => false }

/**
 * Returns the features that a project can configure remotely: those of AppKit's API, of `modules` and of started
 * features. A feature that isn't installed is off, even if the project enables it.
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
    // Pay requires a wallet that the user already has.
    ...(features.pay && { email: false, socials: false }),
    // Each flag has its own value type, which Object.fromEntries loses.
  } as unknown as RemoteFeatures
}
