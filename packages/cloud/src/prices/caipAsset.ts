import type { CaipAddress } from './PriceSource'

const CHAIN = /^([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/
/** Placeholder addresses of native assets. */
const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}
const ADDRESS: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** Normalizes an asset as a client spells it. Undefined if the spelling is invalid. */
export function readAsset(text: string): CaipAddress | undefined {
  const end = text.lastIndexOf(':')
  const chainId = text.slice(0, end)
  const written = text.slice(end + 1)
  const [, namespace = ''] = CHAIN.exec(chainId) ?? []
  if (namespace === '') return undefined
  const address = namespace === 'eip155' ? written.toLowerCase() : written
  if (address === 'native' || address === ownOf(NATIVE, namespace)) return nativeOf(chainId)
  return ownOf(ADDRESS, namespace)?.test(address) ? caipOf(chainId, address) : undefined
}

/** Returns the native asset of a chain. */
export function nativeOf(chainId: string): CaipAddress {
  return caipOf(chainId, 'native')
}

/** Joins two valid parts into a CAIP-10 id. */
export function caipOf(chainId: string, address: string): CaipAddress {
  return `${chainId}:${address}` as CaipAddress
}

/** Splits an asset into its chain id and address. */
export function partsOf(asset: CaipAddress): { readonly chainId: string; readonly address: string } {
  const end = asset.lastIndexOf(':')
  return { chainId: asset.slice(0, end), address: asset.slice(end + 1) }
}

function ownOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
