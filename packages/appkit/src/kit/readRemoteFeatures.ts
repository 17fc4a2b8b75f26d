import type { Features, OptionsState, RemoteFlag } from '@openappkit/appkit-core'
import { readLocalFlag } from '@openappkit/appkit-core/features'
import type { Feature } from '@openappkit/appkit-ui/features'
import { appKitFlags } from './appKitFlags'

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

/**
 * Reads the features that a project may set: those of AppKit's API, and those of the features that the host passes in or that have started. One whose package
 * isn't installed is off, also where the project's settings switch it on.
 */
export function readRemoteFeatures(
  state: Pick<OptionsState, 'features' | 'installed' | 'readRemote' | 'remoteFlags'>,
  modules: readonly Feature[] = [],
): RemoteFeatures {
  const { features, installed, readRemote, remoteFlags = [] } = state
  const read = readRemote ?? ((flag: RemoteFlag) => readLocalFlag(flag, features))
  const added = modules.map(({ name }) => name)
  const values = appKitFlags
    .filter(({ isProjectOnly }) => readRemote || !isProjectOnly)
    .map(flag => {
      const { feature, isDefault = false } = flag
      const isThere = !feature || added.includes(feature) || (installed?.includes(feature) ?? isDefault)
      return [flag.name, isThere && read(flag)]
    })
  const own = [...modules.flatMap(({ remote }) => remote ?? []), ...remoteFlags].map(flag => [flag.name, read(flag)])
  // Paying needs a wallet that the user brings along.
  const paying = features.pay ? { email: false, socials: false } : {}
  // Each flag says what its values are; a list of pairs forgets it.
  return { ...Object.fromEntries([...values, ...own]), ...paying } as unknown as RemoteFeatures
}
