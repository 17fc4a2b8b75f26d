import type { Feature } from '@openappkit/appkit-ui/features'

export type { Feature } from '@openappkit/appkit-ui/features'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /** Features in addition to the default ones, from any package. Default: none. */
    readonly modules?: readonly Feature[]
  }
}
