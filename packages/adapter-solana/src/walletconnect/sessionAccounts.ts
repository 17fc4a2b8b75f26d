import type { CaipNetworkId, SessionNamespace } from '@openappkit/appkit-core'
import { decodeBase58 } from '../codec/base58'
import type { WalletAccount } from '../wallets/SolanaWallet'

/** Current network references, by the references that older wallets use. */
const today: Readonly<Record<string, string>> = {
  '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Converts a wallet's network id to its current form. */
export function currentId(id: CaipNetworkId): CaipNetworkId {
  const [, reference = ''] = id.split(':')
  return `solana:${(Object.hasOwn(today, reference) && today[reference]) || reference}`
}

/** Returns the networks of a session without duplicates. */
export function sessionNetworks({ chains }: SessionNamespace): readonly CaipNetworkId[] {
  return [...new Set(chains.map(currentId))]
}

/** Returns the accounts of a session without duplicates, preferred ones first. Skips invalid addresses. */
export function sessionAccounts(
  { accounts }: SessionNamespace,
  preferred: readonly string[],
): readonly WalletAccount[] {
  const known = accounts.map(account => account.split(':')[2] ?? '')
  const ordered = [...preferred.filter(address => known.includes(address)), ...known]
  return [...new Set(ordered)].flatMap(address => {
    const publicKey = decodeBase58(address)
    return publicKey?.length === 32 ? [{ address, publicKey }] : []
  })
}
