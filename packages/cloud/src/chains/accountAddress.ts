import { base58 } from '@scure/base'
import { HttpFailure } from '../http/HttpFailure'
import { isOnChain, readBitcoinAddress } from './bitcoinAddress'

export type AccountNamespace = 'eip155' | 'solana' | 'bip122'

/** An account that a request names. */
export interface AccountAddress {
  readonly namespace: AccountNamespace
  /** CAIP-2 id. Undefined for every chain of the namespace. */
  readonly chainId?: string | undefined
  /** Normalized address: hex and bech32 in lower case. */
  readonly address: string
}

const CHAIN_ID = /^(eip155|solana|bip122):[-_a-zA-Z0-9]{1,32}$/

/**
 * Reads the `{address}` of a path, plain or CAIP-10, and the `chainId` of the query, and checks that they match.
 * Ignores the checksum case of hex addresses, because case doesn't distinguish accounts.
 *
 * @throws HttpFailure 400 for the field `address` or `chainId`. The caller checks whether the chain is supported.
 *
 * @example
 * ```ts
 * readAccount('0xA0…', 'eip155:1')   // { namespace: 'eip155', chainId: 'eip155:1', address: '0xa0…' }
 * readAccount('solana:5eykt…:9xQe…') // { namespace: 'solana', chainId: 'solana:5eykt…', address: '9xQe…' }
 * ```
 */
export function readAccount(text: string, chainId?: string): AccountAddress {
  const [, ownChain, plain = text] = /^([^:]+:[^:]+):([^:]+)$/.exec(text) ?? []
  const wanted = chainId || undefined
  for (const id of [ownChain, wanted]) {
    if (id !== undefined && !CHAIN_ID.test(id)) {
      throw new HttpFailure(400, 'chainId', `We don't support the chain ${id.slice(0, 100)}`)
    }
  }
  if (ownChain !== undefined && wanted !== undefined && ownChain !== wanted) {
    throw new HttpFailure(400, 'chainId', 'The address belongs to another chain. Check chainId.')
  }
  const known = readPlain(plain, ownChain ?? wanted)
  if (!known) throw new HttpFailure(400, 'address', 'The address provided is invalid')
  return known
}

function readPlain(text: string, chainId: string | undefined): AccountAddress | undefined {
  const chain = chainId === undefined ? {} : { chainId }
  const namespace = chainId?.slice(0, chainId.indexOf(':'))
  if (namespace !== 'solana' && namespace !== 'bip122' && /^0x[0-9a-f]{40}$/i.test(text)) {
    return { namespace: 'eip155', ...chain, address: text.toLowerCase() }
  }
  if (namespace === 'eip155') return undefined
  // Checks Bitcoin first, because its addresses have a checksum.
  const bitcoin = namespace === 'solana' ? undefined : readBitcoinAddress(text)
  if (bitcoin && (chainId === undefined || isOnChain(bitcoin, chainId))) {
    return { namespace: 'bip122', ...chain, address: bitcoin.address }
  }
  if (namespace !== 'bip122' && isSolanaAddress(text)) return { namespace: 'solana', ...chain, address: text }
  return undefined
}

/** Returns whether the text is 32 bytes in base58. */
function isSolanaAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  return base58.decode(text).length === 32
}
