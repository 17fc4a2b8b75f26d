import type { ViewRegistry } from '@openappkit/appkit-core'

/** What the form begins with. */
export interface GreetArguments {
  /** The token that the greeting is about. Absent: none. */
  readonly token?: ViewRegistry['TokenDetail']
}
