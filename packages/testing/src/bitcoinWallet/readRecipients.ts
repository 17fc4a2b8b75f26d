import { invalidParams } from '../wallet/ProviderRpcError'
import { readSatoshis } from './bitcoinMethods'
import type { Recipient } from './buildTransfer'

/**
 * Parses `[{ address, amount }]` with amounts in satoshis.
 *
 * @throws ProviderRpcError -32602 if the value isn't a list or an amount is invalid.
 */
export function readRecipients(value: unknown): Recipient[] {
  if (!Array.isArray(value)) throw invalidParams('recipients are to be [{ address, amount }].')
  return value.map((one: { address?: unknown; amount?: unknown } | null) => ({
    address: String(one?.address),
    amount: readSatoshis(one?.amount),
  }))
}
