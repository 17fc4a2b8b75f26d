import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'
import { isReserved } from './reservedCoins'
import { dustLimit, virtualSize } from './transactionSize'

/** Which coins pay for a transfer, and what it costs. */
export interface CoinSelection {
  readonly coins: readonly Coin[]
  /** Satoshis that come back; 0 when what is left isn't worth an output. */
  readonly change: bigint
  readonly fee: bigint
  /** Virtual bytes of the signed transaction, at most. */
  readonly size: bigint
}

/** What coins are chosen for. */
export interface Spending {
  /** Satoshis. */
  readonly amount: bigint
  /** Satoshis per 1000 virtual bytes. */
  readonly feeRate: bigint
  readonly from: ParsedAddress
  readonly to: ParsedAddress
  /** Whether coins that may carry inscriptions or runes are spent as well. */
  readonly spendsReserved?: boolean | undefined
}

/**
 * The fewest coins that pay `amount` and the fee: confirmed ones first, large ones first, and none that costs more to spend than it is worth. Change that would be
 * dust is left to the fee. Small coins of taproot accounts stay where they are, unless they are asked for.
 *
 * @throws AppKitError `transaction/insufficient-funds`
 */
export function selectCoins(
  available: readonly Coin[],
  { amount, feeRate, from, to, spendsReserved = false }: Spending,
): CoinSelection {
  const sizeOf = (inputs: number, outputs: readonly ParsedAddress[]) => virtualSize(from, inputs, outputs)
  const feeOf = (inputs: number, outputs: readonly ParsedAddress[]) =>
    (sizeOf(inputs, outputs) * feeRate + 999n) / 1_000n
  const spendable = available.filter(coin => spendsReserved || !isReserved(coin, from))
  const sorted = spendable.toSorted(
    (a, b) => Number(b.isConfirmed) - Number(a.isConfirmed) || (b.value > a.value ? 1 : b.value < a.value ? -1 : 0),
  )
  const coins: Coin[] = []
  let sum = 0n
  for (const coin of sorted) {
    // Anybody can send dust to an account, and confirmed dust comes before what is on its way.
    if (coin.value <= feeOf(coins.length + 1, [to]) - feeOf(coins.length, [to])) continue
    coins.push(coin)
    sum += coin.value
    const change = sum - amount - feeOf(coins.length, [to, from])
    if (change >= dustLimit(from))
      return { coins, change, fee: sum - amount - change, size: sizeOf(coins.length, [to, from]) }
    const fee = sum - amount
    if (fee >= feeOf(coins.length, [to])) return { coins, change: 0n, fee, size: sizeOf(coins.length, [to]) }
  }
  const short = amount + feeOf(Math.max(coins.length, 1), [to]) - sum
  throw new AppKitError(
    'transaction/insufficient-funds',
    'The account has too little bitcoin for this amount and the fee. Send less, or add funds.',
    { details: `${short} satoshis are missing.` },
  )
}
