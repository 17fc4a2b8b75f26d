import type { ChainNamespace } from '../caip/ChainNamespace'

/** Which connections to end: all, those of a namespace, or one. */
export interface DisconnectParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly connectorId?: string | undefined
}
