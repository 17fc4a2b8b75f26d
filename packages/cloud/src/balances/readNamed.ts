import { HttpFailure } from '../http/HttpFailure'
import type { NamedAsset } from './AccountBalances'

/** Maximum assets that one request may name. */
const MOST_NAMED = 50
/** Placeholder address of an EVM chain's native coin. */
const COIN = `0x${'e'.repeat(40)}`
const CAIP_10 = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/**
 * Reads `forceUpdate`: the chains to refresh and the contracts to read. Native coins, and all assets of Solana and
 * Bitcoin accounts, are always read, so for them an address only selects the chain.
 *
 * @throws HttpFailure 400 for too many assets or an invalid CAIP-10 address.
 *
 * @example
 * ```ts
 * readNamed('eip155:1:0xA0…')    // [{ chainId: 'eip155:1', contract: '0xa0…' }]
 * readNamed('eip155:1:0xeeee…')  // [{ chainId: 'eip155:1' }]
 * ```
 */
export function readNamed(list = ''): readonly NamedAsset[] {
  const items = list.split(',').filter(item => item !== '')
  if (items.length > MOST_NAMED) {
    throw new HttpFailure(400, '', `Invalid parameter: forceUpdate has more than ${MOST_NAMED} addresses`)
  }
  return items.map(item => {
    const [, chainId = '', address = ''] = CAIP_10.exec(item) ?? []
    const isEvm = chainId.startsWith('eip155:')
    if (chainId === '' || (isEvm && !/^0x[0-9a-fA-F]{40}$/.test(address))) {
      throw new HttpFailure(400, '', 'Invalid parameter: forceUpdate must be a list of CAIP-10 addresses')
    }
    const contract = address.toLowerCase()
    return isEvm && contract !== COIN ? { chainId, contract } : { chainId }
  })
}
