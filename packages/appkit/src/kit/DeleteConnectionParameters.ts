import type { ChainNamespace } from '@openappkit/appkit-core'

/** Which wallet to leave. */
export interface DeleteConnectionParameters {
  readonly connectorId: string
  /** Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
}
