import { numberToHex } from 'viem/utils'
import type { EvmTransactionRequest, FilledEvmTransaction } from '../../request/WalletRequest'
import type { ReviewScope } from '../ReviewScope'
import { estimateFees } from './estimateFees'
import { quantity } from './quantity'
import { readDataFee } from './readDataFee'

const plainTransferGas = 21_000n
const mostGas = 60_000_000n
/** Used if the node can't estimate, which usually means that the transaction fails. */
const fallbackGas = 500_000n
/** An app may sign this many transactions ahead of the pending ones. */
const mostNoncesAhead = 16
const mostNonce = BigInt(Number.MAX_SAFE_INTEGER) - 100n

/** A filled transaction with the account's balance. */
export interface FilledTransaction {
  readonly request: FilledEvmTransaction
  /** Wei. */
  readonly balance: bigint
  /** Most wei that the network may take, with the fee for data on an OP-stack chain. */
  readonly fee: bigint
  /** Wei per unit of gas in the next block. 0 on chains without one. */
  readonly baseFee: bigint
}

/**
 * Fills in what the app left open, and replaces values that are out of bounds.
 *
 * @throws Error if the node doesn't return the nonce, the fees or the balance.
 */
export async function fillEvmTransaction(
  request: EvmTransactionRequest,
  scope: ReviewScope,
): Promise<FilledTransaction> {
  const { account, read } = scope
  const [nonce, { fees, baseFee }, balance, gas, dataFee] = await Promise.all([
    fillNonce(request, scope),
    estimateFees(request, scope),
    read('eth_getBalance', [account, 'latest']),
    fillGas(request, scope),
    readDataFee(request, scope),
  ])
  const owned = quantity(balance)
  if (owned === undefined) throw new Error('The node returned no balance.')
  const fee = gas * fees.maxFeePerGas + dataFee
  return { request: { ...request, nonce, gas, ...fees }, balance: owned, fee, baseFee }
}

async function fillNonce(request: EvmTransactionRequest, { account, read }: ReviewScope): Promise<number> {
  const [latest, pending] = await Promise.all(
    ['latest', 'pending'].map(block => read('eth_getTransactionCount', [account, block]).then(quantity)),
  )
  if (latest === undefined || pending === undefined || pending > mostNonce)
    throw new Error('The node returned no nonce.')
  const { nonce } = request
  // A nonce below the pending one replaces a transaction that isn't mined yet, which apps do to speed it up.
  const isUsable = nonce !== undefined && nonce >= Number(latest) && nonce <= Number(pending) + mostNoncesAhead
  return isUsable ? nonce : Number(pending)
}

async function fillGas(request: EvmTransactionRequest, { account, read }: ReviewScope): Promise<bigint> {
  const { gas, to, data, value } = request
  if (gas !== undefined && gas >= plainTransferGas && gas <= mostGas) return gas
  const call = { from: account, ...(to ? { to } : {}), data, value: numberToHex(value) }
  const estimate = quantity(await read('eth_estimateGas', [call]).catch(() => undefined))
  if (estimate === undefined || estimate > mostGas) return fallbackGas
  return estimate <= plainTransferGas ? plainTransferGas : (estimate * 5n) / 4n
}
