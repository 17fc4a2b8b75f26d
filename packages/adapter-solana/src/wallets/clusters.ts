import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { IdentifierString } from '@wallet-standard/base'

/**
 * Wallet Standard names of the public clusters, by the reference of their CAIP-2 id: the first 32 characters of the
 * genesis hash.
 */
const names: Readonly<Record<string, IdentifierString>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
/** Name that wallets use for a private cluster. */
export const local: IdentifierString = 'solana:localnet'

/**
 * Returns the name of a network for a wallet that lists `chains`. If they include the CAIP-2 id, returns it. Otherwise,
 * a private network uses `solana:localnet` if the wallet lists it, or else its CAIP-2 id.
 */
export function chainName(id: CaipNetworkId, chains: readonly string[]): IdentifierString {
  if (chains.includes(id)) return id
  return nameOf(id) ?? (chains.includes(local) ? local : id)
}

/** Returns the name of a network in Sign In With Solana. A private network uses its reference. */
export function clusterName(id: CaipNetworkId): string {
  return (nameOf(id) ?? id).slice('solana:'.length)
}

/**
 * Returns whether an account that lists `chains` supports a network. A private network counts as supported, because
 * only the wallet can tell.
 */
export function canUse(id: CaipNetworkId, chains: readonly string[]): boolean {
  const name = chainName(id, chains)
  return chains.includes(name) || !Object.values(names).includes(name)
}

/** Returns the CAIP-2 ids of the public clusters among `chains`. */
export function clusterIds(chains: readonly string[]): readonly CaipNetworkId[] {
  return Object.entries(names).flatMap(([reference, name]) =>
    chains.includes(name) ? [`solana:${reference}` as const] : [],
  )
}

/**
 * Returns the name of a public cluster. Session ids come from a wallet, so they may match names of built-in properties.
 */
export function nameOf(id: CaipNetworkId): IdentifierString | undefined {
  const [, reference = ''] = id.split(':')
  return Object.hasOwn(names, reference) ? names[reference] : undefined
}
