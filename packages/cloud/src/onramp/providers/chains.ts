import { nativeCurrencyOf } from '../../balances/nativeCurrency'

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

/** Spellings of the native coin in lists of providers. */
const NATIVE_ADDRESSES: ReadonlySet<string> = new Set([
  '',
  '0',
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  // The native coin of Polygon as a contract.
  '0x0000000000000000000000000000000000001010',
])

/** A network in a provider's list. */
export interface ListedNetwork {
  readonly name: string
  /** Number of an EVM chain, if stated. */
  readonly number?: string | undefined
}

/** Returns whether a network in a provider's list is a chain: by number on EVM chains, else by name. */
export function isChain(
  chainId: string,
  names: Readonly<Record<string, string>>,
  { name, number }: ListedNetwork,
): boolean {
  if (chainId.startsWith('eip155:') && number !== undefined && /^\d+$/.test(number))
    return chainId === `eip155:${number}`
  return Object.hasOwn(names, chainId) && names[chainId]?.toLowerCase() === name.toLowerCase()
}

/**
 * Returns the asset of an entry in a provider's list: `native`, or the token address. Undefined if it is neither. An
 * entry without an address counts as the native coin only if it has its symbol.
 */
export function listedAsset(
  chainId: string,
  { symbol, address }: { readonly symbol: string; readonly address: string | null | undefined },
): string | undefined {
  const spelled = address?.trim() ?? ''
  if (NATIVE_ADDRESSES.has(spelled.toLowerCase())) return isNativeSymbol(chainId, symbol) ? 'native' : undefined
  if (chainId.startsWith('eip155:')) return /^0x[0-9a-fA-F]{40}$/.test(spelled) ? spelled.toLowerCase() : undefined
  if (chainId.startsWith('solana:')) return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(spelled) ? spelled : undefined
  return undefined
}

/** Returns whether two addresses are equal. EVM addresses differ only in case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.startsWith('0x') ? one.toLowerCase() === other.toLowerCase() : one === other
}

function isNativeSymbol(chainId: string, symbol: string): boolean {
  const native = nativeCurrencyOf(chainId, undefined).symbol
  // Providers still list the old name of Polygon's coin.
  return symbol.toUpperCase() === native || (native === 'POL' && symbol.toUpperCase() === 'MATIC')
}
