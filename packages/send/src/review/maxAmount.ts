import type { SendToken } from '../draft/SendToken'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import { estimateFailed, insufficientFee } from '../sendErrors'
import { feeReserve } from './feeRule'
import { findMax } from './findMax'

/** Of what, and to whom, all is to be sent. */
export interface MaxAmountQuery {
  readonly account: SendAccount
  readonly chain: SendChain
  readonly token: SendToken
  readonly to: string
  readonly spendsReserved?: boolean | undefined
}

/**
 * The most of a token that can be sent of `balance`: all of it, less the fee where the same coin pays that.
 *
 * @throws AppKitError `send/insufficient-fee` when the fee eats it all, `send/estimate-failed` when nobody says what the fee is.
 */
export async function maxAmount(
  { account, chain, spendsReserved, to, token }: MaxAmountQuery,
  balance: bigint,
): Promise<bigint> {
  if (token.address !== undefined || balance === 0n) return balance
  const { address, network: caipNetwork } = account
  if (!chain.capabilities.has('estimateFee')) throw estimateFailed(undefined)
  const estimate = (value: bigint) => chain.estimateFee({ address, to, value, caipNetwork, spendsReserved })
  const reserve = (fee: bigint) => chain.feeReserve?.(fee) ?? feeReserve(fee)
  const found = await findMax(balance, estimate, reserve).catch(cause => {
    throw estimateFailed(cause)
  })
  if (!found) throw insufficientFee(caipNetwork.nativeCurrency.symbol)
  return found.amount
}
