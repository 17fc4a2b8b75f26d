import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { TokenAccount } from '../rpc/tokenAccounts'
import type { TransferSource } from './TransferPlan'

/** So many transfers leave room in a transaction for what wallets add to it. */
const mostSources = 8

/**
 * From which accounts an amount leaves, and how much from each: from one if it has enough, else from the usual one and then the largest.
 *
 * @throws AppKitError when they don't hold it, or too many of them would be needed. `details` is the most that can be sent at once, in base units.
 */
export function tokenSources(
  accounts: readonly TokenAccount[],
  usual: string,
  amount: bigint,
): readonly TransferSource[] {
  const largestFirst = accounts
    .filter(account => account.amount > 0n && !account.isFrozen)
    .toSorted((a, b) => Number(a.amount < b.amount) - Number(a.amount > b.amount))
  const rank = ({ address }: TokenAccount): number => Number(address !== usual)
  const usualFirst = largestFirst.toSorted((a, b) => rank(a) - rank(b))
  const single = usualFirst.find(account => account.amount >= amount)
  if (single) return [{ address: single.address, amount }]
  // A usual account with little in it must not take the place of one whose share is needed.
  const [chosen] = [usualFirst, largestFirst]
    .map(list => list.slice(0, mostSources))
    .filter(list => sumOf(list) >= amount)
  if (!chosen) throw shortOf(amount, sumOf(largestFirst), sumOf(accounts), sumOf(largestFirst.slice(0, mostSources)))
  return sharesOf(chosen, amount)
}

/** All of each account until nothing is left to send. */
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
    const message = `The token lies in too many accounts for this amount. Send ${most} base units or less at once.`
    return new AppKitError('transaction/insufficient-token-balance', message, { details })
  }
  if (held >= amount) {
    const message = `The issuer of the token froze an account. Send ${most} base units or less.`
    return new AppKitError('transaction/frozen', message, { details })
  }
  return new AppKitError('transaction/insufficient-token-balance', 'Insufficient token balance', { details })
}

/** What they give together. */
export function sumOf(accounts: readonly TransferSource[]): bigint {
  return accounts.reduce((sum, { amount }) => sum + amount, 0n)
}
