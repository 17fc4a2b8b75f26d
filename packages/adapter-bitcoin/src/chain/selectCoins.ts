import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'
import { dustLimit, virtualSize } from './transactionSize'

/** Which coins pay for a transfer, and what it costs. */
export interface CoinSelection {
  readonly coins: readonly Coin[]
  /** Satoshis that come back; 0 when what is left isn't worth an output. */
  readonly change: bigint
  readonly fee: bigint
}

/**
 * The fewest coins that pay `amount` and the fee: confirmed ones first, large ones first. Change that would be dust is left to the fee.
 *
 * @param feeRate - satoshis per 1000 virtual bytes
 * @throws AppKitError `transaction/insufficient-funds`
 */
export function selectCoins(
  available: readonly Coin[],
  amount: bigint,
  feeRate: bigint,
  from: ParsedAddress,
  to: ParsedAddress,
): CoinSelection {
  const feeOf = (inputs: number, outputs: readonly ParsedAddress[]) =>
    (virtualSize(from, inputs, outputs) * feeRate + 999n) / 1_000n
  const sorted = available.toSorted(
    (a, b) => Number(b.isConfirmed) - Number(a.isConfirmed) || (b.value > a.value ? 1 : b.value < a.value ? -1 : 0),
  )
  const coins: Coin[] = []
  let sum = 0n
  for (const coin of sorted) {
    coins.push(coin)
    sum += coin.value
    const change = sum - amount - feeOf(coins.length, [to, from])
    if (change >= dustLimit(from)) return { coins, change, fee: sum - amount - change }
    const fee = sum - amount
    if (fee >= feeOf(coins.length, [to])) return { coins, change: 0n, fee }
  }
  const short = amount + feeOf(Math.max(coins.length, 1), [to]) - sum
  throw new AppKitError(
    'transaction/insufficient-funds',
    'The account has too little bitcoin for this amount and the fee. Send less, or add funds.',
    { details: `${short} satoshis are missing.` },
  )
}
