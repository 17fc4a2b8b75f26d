import type { LaterMethods } from '../actions/LaterMethods'
import type { BitcoinAdapter } from '../BitcoinAdapter'

/** An adapter with all its methods. */
export async function loaded(adapter: BitcoinAdapter): Promise<BitcoinAdapter & LaterMethods> {
  await adapter.prefetch()
  return adapter as BitcoinAdapter & LaterMethods
}
