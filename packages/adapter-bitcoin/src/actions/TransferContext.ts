import type { AddressRules } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import type { LiveConnection } from './LiveConnection'

/** Whose wallet a transfer is asked of, and by what it is checked. */
export interface TransferContext {
  readonly live: LiveConnection
  readonly rules: AddressRules
  /**
   * Called where the chain is asked: a wallet that pays by itself needs no server.
   *
   * @throws AppKitError `network/no-esplora`
   */
  esplora(): Esplora
}
