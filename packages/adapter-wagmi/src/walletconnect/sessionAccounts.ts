import type { CaipNetworkId, WalletConnectLink } from '@openappkit/appkit-core'
import type { Address } from 'viem'

/** Reference part of the chain that requests go to; 0 without a session. */
export function sessionChainId(link: WalletConnectLink): number {
  return referenceOf(link.defaultChain('eip155'))
}

/** Chains of this namespace that the wallet approved. */
export function sessionChainIds(link: WalletConnectLink): readonly number[] {
  return (link.session?.namespaces.eip155?.chains ?? []).map(referenceOf).filter(id => id > 0)
}

/**
 * Accounts of the session: those on the chain in use, else all of this namespace. Checksummed, each once, those that are preferred first.
 * What isn't an address was written by a wallet that doesn't know better, and is left out.
 */
export function sessionAccounts(
  link: WalletConnectLink,
  preferred: readonly string[],
  checksum: (address: string) => Address,
): readonly Address[] {
  const parts = (link.session?.namespaces.eip155?.accounts ?? []).map(account => account.split(':'))
  const chain = String(sessionChainId(link))
  const onChain = parts.filter(([, reference]) => reference === chain)
  const known = (onChain.length > 0 ? onChain : parts).flatMap(([, , address = '']) =>
    /^0x[\da-f]{40}$/iu.test(address) ? [checksum(address.toLowerCase())] : [],
  )
  const unique = [...new Set(known)]
  const first = preferred.flatMap(
    address => unique.find(candidate => candidate.toLowerCase() === address.toLowerCase()) ?? [],
  )
  return [...new Set([...first, ...unique])]
}

function referenceOf(id: CaipNetworkId | undefined): number {
  return Number(id?.split(':')[1] ?? 0)
}
