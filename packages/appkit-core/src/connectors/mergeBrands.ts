import type { Connector } from '../adapter/Connector'
import type { BrandsState } from './followBrands'

/** Connectors of one wallet, at most one per namespace. */
export type WalletConnectors = readonly [Connector, ...Connector[]]

/**
 * Groups the connectors of one wallet on several chains. Matches them by directory id, by reverse domain name (rdns),
 * or by name and image. A name alone is too easy to copy. Two connectors on one chain always stay separate.
 */
export function mergeBrands(
  connectors: readonly Connector[],
  directoryIdOf: BrandsState['directoryIdOf'],
): readonly WalletConnectors[] {
  const merged: [Connector, ...Connector[]][] = []
  const idOf = (connector: Connector) => connector.explorerId ?? directoryIdOf?.(connector)
  for (const connector of connectors) {
    const free = merged.filter(members => members.every(({ chain }) => chain !== connector.chain))
    // A matching directory id takes precedence over a matching rdns, or name and image.
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

/**
 * Returns whether two connectors have the same rdns, or the same name and image. One WalletConnect session spans all
 * chains, so its connectors match each other and nothing else.
 */
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

/** Returns whether both ids are known. Called for ids that differ. */
function areKnown(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined
}
