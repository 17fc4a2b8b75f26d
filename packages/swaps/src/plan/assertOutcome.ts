import type { SimulatedRequest } from '@openappkit/appkit-core'
import { isSameAsset } from '../draft/SwapToken'
import type { QuoteQuery } from '../quote/SwapQuote'
import { outcomeMismatch } from '../swapErrors'

/**
 * Most native base units that a prepared transaction may lock besides the paid amount. On Solana, a new token account
 * keeps 2,039,280 lamports, and a swap opens at most two.
 */
const mostDeposit = 5_000_000n

/** Amounts that a simulated swap moves. */
export interface SwapOutcome {
  readonly paid: bigint
  readonly received: bigint
  /** Native base units that new accounts keep. 0 on chains without such a deposit. */
  readonly deposit: bigint
}

/**
 * Checks the simulated balance changes of a whole swap: exactly the paid amount leaves, at least the minimum arrives,
 * and no other asset leaves.
 *
 * @param mayDeposit - Whether the chain's accounts keep a deposit.
 * @param spent - Base units of the received token that the same request pays to someone else.
 * @throws AppKitError `swap/outcome-mismatch`.
 */
export function assertOutcome(
  { changes }: SimulatedRequest,
  { amount, from, to }: QuoteQuery,
  minimum: bigint,
  mayDeposit: boolean,
  spent = 0n,
): SwapOutcome {
  const changeOf = (token: { readonly address?: string | undefined }) =>
    changes.find(change => isSameAsset({ address: change.tokenAddress }, token))?.amount ?? 0n
  const received = changeOf(to) + spent
  const paid = -changeOf(from)
  const coin = changeOf({})
  const isPaidInCoin = from.address === undefined
  const deposit = mayDeposit ? (isPaidInCoin ? paid - amount : to.address === undefined ? 0n : -coin) : 0n
  if (deposit < 0n || deposit > mostDeposit) throw outcomeMismatch('deposit')
  if (paid !== amount + (isPaidInCoin ? deposit : 0n)) throw outcomeMismatch('paid amount')
  if (received < minimum) throw outcomeMismatch('received amount')
  const isOther = (tokenAddress: string | undefined) =>
    !isSameAsset({ address: tokenAddress }, from) && !isSameAsset({ address: tokenAddress }, to)
  const leaves = changes.some(change => {
    const isDeposit = mayDeposit && change.tokenAddress === undefined
    return change.amount < 0n && isOther(change.tokenAddress) && !isDeposit
  })
  if (leaves) throw outcomeMismatch('other assets')
  return { paid: amount, received, deposit }
}
