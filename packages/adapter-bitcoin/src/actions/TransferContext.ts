import type { AddressRules } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import type { LiveConnection } from './LiveConnection'

/** Connection of a transfer, with the address rules and the network's server. */
export interface TransferContext {
  readonly live: LiveConnection
  readonly rules: AddressRules
  /**
   * Returns the network's server. Called only when needed, because a wallet that sends transfers itself doesn't use it.
   *
   * @throws {AppKitError} `network/no-esplora` when the network has no server.
   */
  esplora(): Esplora
}
