import type { Connector } from '../adapter/Connector'

/** What tells which connectors are one wallet. */
export interface BrandsState {
  /** Id of a connector's wallet in the directory. Undefined until the table has loaded, which only some pages need. */
  directoryIdOf: ((connector: Connector) => string | undefined) | undefined
}
