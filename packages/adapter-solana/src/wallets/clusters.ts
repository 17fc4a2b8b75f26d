import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { IdentifierString } from '@wallet-standard/base'

/** What Wallet Standard calls the public clusters, by the reference of their CAIP-2 id: the first 32 characters of the genesis hash. */
const names: Readonly<Record<string, IdentifierString>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
/** What wallets call a cluster that they don't know. */
export const local: IdentifierString = 'solana:localnet'

/** The name by which a wallet that lists `chains` is asked for a network. One that isn't public is its local one, if it has such a thing. */
export function chainName(id: CaipNetworkId, chains: readonly string[]): IdentifierString {
  if (chains.includes(id)) return id
  return nameOf(id) ?? (chains.includes(local) ? local : id)
}

/** What Sign In With Solana calls a network. One that isn't public has no name: it is called by its reference. */
export function clusterName(id: CaipNetworkId): string {
  return (nameOf(id) ?? id).slice('solana:'.length)
}

/** Whether an account that lists `chains` can be used on a network. Of a network that isn't public only the wallet knows, when it is asked. */
export function canUse(id: CaipNetworkId, chains: readonly string[]): boolean {
  const name = chainName(id, chains)
  return chains.includes(name) || !Object.values(names).includes(name)
}

/** The CAIP-2 ids of the public clusters among `chains`. */
export function clusterIds(chains: readonly string[]): readonly CaipNetworkId[] {
  return Object.entries(names).flatMap(([reference, name]) =>
    chains.includes(name) ? [`solana:${reference}` as const] : [],
  )
}

/** Nothing for a cluster that isn't public. Ids of a session are a wallet's to choose, so they may be names that every object has. */
export function nameOf(id: CaipNetworkId): IdentifierString | undefined {
  const [, reference = ''] = id.split(':')
  return Object.hasOwn(names, reference) ? names[reference] : undefined
}
