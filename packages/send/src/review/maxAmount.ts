import type { SendToken } from '../draft/SendToken'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import { estimateFailed, insufficientFee } from '../sendErrors'
import { feeReserve } from './feeRule'
import { findMax } from './findMax'

/** A maximum transfer: its payer, token and recipient. */
export interface MaxAmountQuery {
  readonly account: SendAccount
  readonly chain: SendChain
  readonly token: SendToken
  readonly to: string
  readonly spendsReserved?: boolean | undefined
}

/**
 * Returns the largest amount of a token that can be sent from `balance`: all of it, less the fee if the same asset pays
 * for it.
 *
 * @throws AppKitError `send/insufficient-fee` if the fee uses up the balance, `send/estimate-failed` if no fee is
 * available.
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
