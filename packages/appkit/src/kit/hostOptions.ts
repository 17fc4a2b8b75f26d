import type { Feature } from '@openappkit/appkit-ui/features'

export type { Feature } from '@openappkit/appkit-ui/features'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /** Features beside the default set, of this project or of third parties. */
    readonly modules?: readonly Feature[]
  }
  // Options of features that aren't released yet, so that hosts keep theirs when they come from AppKit. In development each that is set is warned of.
  interface Features {
    readonly swaps: boolean
    readonly onramp: boolean
    readonly pay: boolean
  }
  interface WalletFeatures {
    onramp: true
    swaps: true
  }
}
