import type { ViewRegistry } from '@openappkit/appkit-core'

/** Initial values of the form. */
export interface GreetArguments {
  /** Token of the greeting. Optional. */
  readonly token?: ViewRegistry['TokenDetail']
}
