import type { SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError, hasCode } from '@openappkit/appkit-core/transactions'
import { hexOfNumber } from '../actions/hex'
import type { NodeRequest } from './NodeRequest'

/** Of JSON-RPC nodes, for this reason alone. */
const ownCode = -38014
/** Of nodes and wallets, for whatever they refuse. A wallet that gave no answer, so that nobody knows, has none of them. */
const refusals = [-32000, -32003, -32010, -32603]
/** What libraries in wallets call it: by class, or by a code of their own. */
const names: ReadonlySet<unknown> = new Set(['INSUFFICIENT_FUNDS', 'InsufficientFundsError'])

/**
 * Whether a transaction was refused since the account can't pay for it. Most nodes have one code for all that they refuse, so that the chain is asked what the
 * account has, and not the text what it means.
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
    // Wallets offer about twice the price of now.
    return held < value + BigInt(String(gas)) * BigInt(String(price)) * 2n
  } catch {
    return false
  }
}

export function insufficientFunds(cause: unknown, symbol: string): AppKitError {
  return new AppKitError(
    'transaction/insufficient-funds',
    `There is not enough ${symbol} for the amount and the fee that the wallet offers. Nothing was sent; send less, or get more ${symbol}.`,
    { cause },
  )
}

function isNamed(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  const { cause, code, data, error: inner, name, originalError } = error as Readonly<Record<string, unknown>>
  return names.has(code) || names.has(name) || [cause, data, inner, originalError].some(one => isNamed(one, depth + 1))
}
