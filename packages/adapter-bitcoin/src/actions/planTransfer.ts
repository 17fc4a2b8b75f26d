import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import { type CoinSelection, selectCoins } from '../chain/selectCoins'
import { readAmount, readRecipient } from './transferErrors'
import { wrapWalletError } from './walletFailure'

/** Unvalidated transfer request. */
export interface TransferInput {
  readonly from: string
  readonly to: string
  /** Amount in satoshis: a bigint, number or decimal string. */
  readonly amount: unknown
  readonly caipNetworkId: string
  /** Maximum fee in satoshis. */
  readonly maxFee?: bigint | undefined
  /** Same as {@link PlainTransfer.spendsReserved}. */
  readonly spendsReserved?: boolean | undefined
}

/** Validated transfer before coin selection. */
export interface PlainTransfer {
  readonly from: string
  readonly to: string
  readonly payer: ParsedAddress
  readonly payee: ParsedAddress
  /** Amount in satoshis. */
  readonly amount: bigint
  /** Maximum fee that the user approved, in satoshis. */
  readonly maxFee?: bigint | undefined
  /** Whether to also spend small coins of taproot accounts, which may carry inscriptions or runes. */
  readonly spendsReserved?: boolean | undefined
}

/** Reported if an account's coins can't be read. */
export const coinsUnreadable = {
  code: 'balance/unavailable',
  message: "The account's UTXOs couldn't be read. Try again later.",
} as const

/**
 * Validates a transfer without sending any request.
 *
 * @throws {AppKitError} `address/…` or `amount/…` when the recipient or amount is invalid.
 * @throws {AppKitError} `account/unsupported` when the sender isn't a Bitcoin address.
 */
export function readTransfer(
  { from, to, amount, caipNetworkId, maxFee, spendsReserved }: TransferInput,
  rules: AddressRules,
): PlainTransfer {
  const payee = readRecipient(to, caipNetworkId, rules)
  const payer = rules.parse(from)
  if (typeof payer === 'string')
    throw new AppKitError('account/unsupported', "The account isn't a Bitcoin address. Connect a Bitcoin account.")
  return { from, to, payer, payee, amount: readAmount(amount, payee), maxFee, spendsReserved }
}

/**
 * Selects the coins of a transfer and calculates its current fee.
 *
 * @throws {AppKitError} `transaction/insufficient-funds` when the coins don't cover amount and fee.
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds the approved one.
 * @throws {AppKitError} `balance/unavailable` when the coins can't be read.
 */
export async function planTransfer(transfer: PlainTransfer, esplora: Esplora): Promise<CoinSelection> {
  const { from, payer, payee, amount, maxFee, spendsReserved } = transfer
  const [coins, feeRate] = await wrapWalletError(coinsUnreadable, () =>
    Promise.all([esplora.coins(from), esplora.feeRate()]),
  )
  const selection = selectCoins(coins, { amount, feeRate, from: payer, to: payee, spendsReserved })
  assertFee(selection.fee, maxFee)
  return selection
}
