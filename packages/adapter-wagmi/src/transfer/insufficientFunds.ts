import type { SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError, hasCode } from '@openappkit/appkit-core/transactions'
import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'

/** JSON-RPC code of nodes for insufficient funds. */
const ownCode = -38014
/** General rejection codes of nodes and wallets. A wallet that didn't answer has none of them. */
const refusals = [-32000, -32003, -32010, -32603]
/** Error names and codes of wallet libraries for insufficient funds. */
const names: ReadonlySet<unknown> = new Set(['INSUFFICIENT_FUNDS', 'InsufficientFundsError'])

/**
 * Returns whether a transaction was rejected because the account can't pay for it. Most nodes use one code for every
 * rejection, so this reads the account's balance instead of parsing the error text.
 */
export async function isInsufficientFunds(
  cause: unknown,
  node: NodeRequest,
  from: string,
  { data, to, value }: Pick<SendTransactionParameters, 'data' | 'to' | 'value'>,
): Promise<boolean> {
  if (isNamed(cause) || hasCode(cause, [ownCode])) return true
  if (!hasCode(cause, refusals)) return false
  try {
    const held = BigInt(String(await node('eth_getBalance', from, 'latest')))
    if (held <= value) return true
    const transaction = { from, to, value: hexOfNumber(value), ...(data === undefined ? {} : { data }) }
    const [gas, price] = await Promise.all([node('eth_estimateGas', transaction), node('eth_gasPrice')])
    // Wallets offer about twice the current price.
    return held < value + BigInt(String(gas)) * BigInt(String(price)) * 2n
  } catch {
    return false
  }
}

/** Returns the error for insufficient funds. */
export function insufficientFunds(cause: unknown, symbol: string): AppKitError {
  return new AppKitError(
    'transaction/insufficient-funds',
    `The balance doesn't cover the amount and the wallet's fee, so nothing was sent. Send less, or add ${symbol}.`,
    { cause },
  )
}

function isNamed(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  const { cause, code, data, error: inner, name, originalError } = error as Readonly<Record<string, unknown>>
  return names.has(code) || names.has(name) || [cause, data, inner, originalError].some(one => isNamed(one, depth + 1))
}
