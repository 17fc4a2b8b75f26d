import type { CaipAddress } from './PriceSource'

const CHAIN = /^([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/
/** How contracts and clients spell a chain's own asset where an address must stand. */
const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}
const ADDRESS: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** An asset as clients write it, in the one spelling that prices are kept by. Undefined for what is none. */
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

/** The chain's own asset. */
export function nativeOf(chainId: string): CaipAddress {
  return caipOf(chainId, 'native')
}

/** CAIP-10 of two parts that are known to be good. */
export function caipOf(chainId: string, address: string): CaipAddress {
  return `${chainId}:${address}` as CaipAddress
}

/** The two parts of an asset. */
export function partsOf(asset: CaipAddress): { readonly chainId: string; readonly address: string } {
  const end = asset.lastIndexOf(':')
  return { chainId: asset.slice(0, end), address: asset.slice(end + 1) }
}

function ownOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
