import type { SendToken } from '../draft/SendToken'
import { tokenMismatch } from '../sendErrors'

/**
 * Decimals come from whoever listed the token, and the amount that is sent is counted in those of its contract.
 *
 * @throws AppKitError `send/token-mismatch` where they differ.
 */
export function checkDecimals({ decimals, symbol }: SendToken, ofChain: number): void {
  if (decimals !== ofChain) throw tokenMismatch(symbol)
}
