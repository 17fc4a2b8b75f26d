import type { SolanaTokenAccount } from './solanaSchemas'

/** Token accounts that are followed beside their owner. Each is a question to the node with every page. */
const MOST = 299
/** Characters of an address by which a position tells it from the others. */
const KEY = 6

/**
 * The token accounts whose signatures are read: those of listed mints, then those that hold something, then the rest, each by address, so that
 * thousands of worthless tokens from a sender hide nothing that counts.
 *
 * @param keys - of those with which the first page began: pages that follow keep to them, though amounts changed or accounts were added since.
 */
export function followedAccounts(
  accounts: readonly SolanaTokenAccount[],
  listed: ReadonlySet<string>,
  keys?: string,
): readonly string[] {
  const begun = keys === undefined ? undefined : new Set(keys.match(new RegExp(`.{${KEY}}`, 'g')))
  const rankOf = ({ held }: SolanaTokenAccount): number =>
    held && listed.has(held.mint) ? 0 : held && held.amount > 0n ? 1 : 2
  return accounts
    .filter(({ pubkey }) => !begun || begun.has(pubkey.slice(0, KEY)))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.pubkey < other.pubkey ? -1 : 1))
    .slice(0, MOST)
    .map(({ pubkey }) => pubkey)
}

/** What `followedAccounts` takes to choose the same again. */
export function keysOf(accounts: readonly string[]): string {
  return accounts.map(account => account.slice(0, KEY)).join('')
}
