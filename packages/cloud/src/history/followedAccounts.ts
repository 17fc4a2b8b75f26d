import type { SolanaTokenAccount } from './solanaSchemas'

/** Maximum token accounts to follow in addition to their owner. Each costs a request per page. */
const MOST = 299
/** Number of characters that identify an address in a position. */
const KEY = 6

/**
 * Returns up to 299 token accounts whose signatures to read: those of listed mints, then those with a balance, then the
 * rest, each group sorted by address. This order keeps thousands of worthless tokens from hiding the relevant ones.
 *
 * @param keys - Keys of the first page's accounts. Later pages keep them, even if balances changed or accounts were
 * added.
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

/** Returns the keys that make `followedAccounts` choose the same accounts again. */
export function keysOf(accounts: readonly string[]): string {
  return accounts.map(account => account.slice(0, KEY)).join('')
}
