import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { TokenAccount } from '../rpc/tokenAccounts'
import type { TransferSource } from './TransferPlan'

/** Maximum number of transfers, which leaves room for instructions that wallets add. */
const mostSources = 8

/**
 * Selects the accounts that pay an amount, and the share of each. Prefers a single account that has enough. Otherwise
 * uses the associated account first, then the largest. Two references take the room of one account.
 *
 * @throws {AppKitError} `transaction/insufficient-token-balance` when the balance is too low, or the amount needs too
 * many accounts. `details` is the maximum for one transaction, in base units.
 * @throws {AppKitError} `transaction/account-frozen` when the balance only suffices with frozen accounts.
 */
export function tokenSources(
  accounts: readonly TokenAccount[],
  usual: string,
  amount: bigint,
  references = 0,
): readonly TransferSource[] {
  const most = Math.max(1, mostSources - Math.ceil(references / 2))
  const largestFirst = accounts
    .filter(account => account.amount > 0n && !account.isFrozen)
    .toSorted((a, b) => Number(a.amount < b.amount) - Number(a.amount > b.amount))
  const rank = ({ address }: TokenAccount): number => Number(address !== usual)
  const usualFirst = largestFirst.toSorted((a, b) => rank(a) - rank(b))
  const single = usualFirst.find(account => account.amount >= amount)
  if (single) return [{ address: single.address, amount }]
  // A small associated account must not replace one whose share is needed.
  const [chosen] = [usualFirst, largestFirst].map(list => list.slice(0, most)).filter(list => sumOf(list) >= amount)
  if (!chosen) throw shortOf(amount, sumOf(largestFirst), sumOf(accounts), sumOf(largestFirst.slice(0, most)))
  return sharesOf(chosen, amount)
}

/** Takes the full balance of each account until the amount is reached. */
function sharesOf(accounts: readonly TokenAccount[], amount: bigint): readonly TransferSource[] {
  let rest = amount
  return accounts.flatMap(({ address, amount: held }) => {
    if (rest === 0n) return []
    const left = rest - held
    const share = left < 0n ? rest : held
    rest -= share
    return [{ address, amount: share }]
  })
}

function shortOf(amount: bigint, movable: bigint, held: bigint, most: bigint): AppKitError {
  const details = String(most)
  if (movable >= amount) {
    const message = `The balance is in too many token accounts for one transaction. Send ${most} base units or less.`
    return new AppKitError('transaction/insufficient-token-balance', message, { details })
  }
  if (held >= amount) {
    const message = `The token's issuer froze an account. Send ${most} base units or less.`
    return new AppKitError('transaction/account-frozen', message, { details })
  }
  return new AppKitError('transaction/insufficient-token-balance', 'Insufficient token balance', { details })
}

/** Returns the sum of all shares. */
export function sumOf(accounts: readonly TransferSource[]): bigint {
  return accounts.reduce((sum, { amount }) => sum + amount, 0n)
}
