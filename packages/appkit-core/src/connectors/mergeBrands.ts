import type { Connector } from '../adapter/Connector'
import type { BrandsState } from './followBrands'

/** One wallet: its connectors, at most one on each chain family. */
export type WalletConnectors = readonly [Connector, ...Connector[]]

/**
 * Puts together what is one wallet on several chain families: the same in the directory, by its reverse domain name, or by name *and* picture. A name alone
 * is anybody's to copy. Two on one chain family stay two, whatever they say they are.
 */
export function mergeBrands(
  connectors: readonly Connector[],
  directoryIdOf: BrandsState['directoryIdOf'],
): readonly WalletConnectors[] {
  const merged: [Connector, ...Connector[]][] = []
  const idOf = (connector: Connector) => connector.explorerId ?? directoryIdOf?.(connector)
  for (const connector of connectors) {
    const free = merged.filter(members => members.every(({ chain }) => chain !== connector.chain))
    // What is known for sure goes before what only looks the same.
    const wallet =
      free.find(members => members.some(member => isSame(idOf(member), idOf(connector)))) ??
      free.find(members =>
        members.some(member => looksSame(member, connector) && !areKnown(idOf(member), idOf(connector))),
      )
    if (wallet) wallet.push(connector)
    else merged.push([connector])
  }
  return merged
}

/** One session has all chains; the ways to it look the same as nothing else. */
function looksSame(one: Connector, other: Connector): boolean {
  const arePaired = [one.type, other.type].filter(type => type === 'WALLET_CONNECT').length
  if (arePaired > 0) return arePaired === 2
  return (
    isSame(one.info?.rdns, other.info?.rdns) ||
    (isSame(one.name, other.name) && one.imageUrl !== undefined && one.imageUrl === other.imageUrl)
  )
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

/** Two that are known, and not as the same. */
function areKnown(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined
}
