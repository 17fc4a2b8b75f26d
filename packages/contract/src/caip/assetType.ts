/** An asset on a chain. */
export interface AssetType {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Address of the token as given, or `native`. */
  readonly asset: string
}

interface AssetNamespaces {
  /** [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md) coin type of the native coin. */
  readonly coin: string
  readonly token?: string
}

/** Asset namespaces by chain namespace. */
const NAMESPACES: Readonly<Record<string, AssetNamespaces>> = {
  eip155: { coin: '60', token: 'erc20' },
  solana: { coin: '501', token: 'token' },
  bip122: { coin: '0' },
}

const ASSET_TYPE = /^(([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32})\/([-a-z0-9]{3,8}):([-.%a-zA-Z0-9]{1,128})$/

/**
 * Reads a [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) asset type. Undefined for other text, and for assets other
 * than native coins and fungible tokens on EVM chains, Solana and Bitcoin.
 *
 * @example
 * ```ts
 * import { parseAssetType } from '@openappkit/contract/assets'
 *
 * parseAssetType('eip155:1/slip44:60') // { chainId: 'eip155:1', asset: 'native' }
 * ```
 */
export function parseAssetType(text: string): AssetType | undefined {
  const [, chainId, namespace = '', kind, reference] = ASSET_TYPE.exec(text) ?? []
  const known = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined
  if (!known || chainId === undefined || reference === undefined) return undefined
  if (kind === 'slip44') return reference === known.coin ? { chainId, asset: 'native' } : undefined
  return kind === known.token ? { chainId, asset: reference } : undefined
}

/**
 * Writes a [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) asset type. Undefined if the chain has no such assets.
 *
 * @example
 * ```ts
 * import { formatAssetType } from '@openappkit/contract/assets'
 *
 * formatAssetType({ chainId: 'eip155:1', asset: 'native' }) // 'eip155:1/slip44:60'
 * ```
 */
export function formatAssetType({ chainId, asset }: AssetType): string | undefined {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  const known = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined
  if (asset === 'native') return known && `${chainId}/slip44:${known.coin}`
  return known?.token && `${chainId}/${known.token}:${asset}`
}
