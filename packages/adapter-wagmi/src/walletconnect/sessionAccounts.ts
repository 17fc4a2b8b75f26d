import type { CaipNetworkId, WalletConnectLink } from '@openappkit/appkit-core'
import type { Address } from 'viem'

/** Returns the chain id that requests use, or 0 without a session. */
export function sessionChainId(link: WalletConnectLink): number {
  return referenceOf(link.defaultChain('eip155'))
}

/** Returns the EVM chain ids that the wallet approved. */
export function sessionChainIds(link: WalletConnectLink): readonly number[] {
  return (link.session?.namespaces.eip155?.chains ?? []).map(referenceOf).filter(id => id > 0)
}

/**
 * Returns the session's accounts on the current chain, else all EVM accounts, with preferred ones first. They have
 * checksums and no duplicates. Invalid addresses are skipped.
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
