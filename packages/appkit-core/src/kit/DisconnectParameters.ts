import type { ChainNamespace } from '@openappkit/contract'

/** Which connections to end: all, those of a namespace, or one. */
export interface DisconnectParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId?: string | undefined
}
