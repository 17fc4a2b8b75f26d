import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'
import { isReserved } from './reservedCoins'
import { dustLimit, virtualSize } from './transactionSize'

/** Coins of a transfer, and its fee. */
export interface CoinSelection {
  readonly coins: readonly Coin[]
  /** Change in satoshis. Zero if the remainder isn't worth an output. */
  readonly change: bigint
  readonly fee: bigint
  /** Maximum virtual bytes of the signed transaction. */
  readonly size: bigint
}

/** Parameters of a coin selection. */
export interface Spending {
  /** Amount in satoshis. */
  readonly amount: bigint
  /** Fee rate in satoshis per 1,000 virtual bytes. */
  readonly feeRate: bigint
  readonly from: ParsedAddress
  readonly to: ParsedAddress
  /** Whether to also spend coins that may carry inscriptions or runes. */
  readonly spendsReserved?: boolean | undefined
}

/**
 * Selects coins until they cover `amount` and the fee. Prefers confirmed coins, then larger ones, and skips coins that
 * cost more to spend than they are worth. Change below the dust limit goes to the fee. Also skips small coins of
 * taproot accounts, unless `spendsReserved` is set.
 *
 * @throws {AppKitError} `transaction/insufficient-funds` when the coins don't cover amount and fee.
 * @throws {AppKitError} `account/unsupported` for accounts whose coins a single key can't spend.
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
    // Anyone can send dust to an account, and confirmed dust would take precedence over unconfirmed coins.
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
    "The balance doesn't cover the amount and the fee. Send less, or add funds.",
    { details: `Missing satoshis: ${short}` },
  )
}
