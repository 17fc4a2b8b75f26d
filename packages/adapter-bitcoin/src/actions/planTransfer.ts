import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import { type CoinSelection, selectCoins } from '../chain/selectCoins'
import { readAmount, readRecipient } from './transferErrors'
import { orFailure } from './walletFailure'

/** A transfer as somebody asks for it. */
export interface AskedTransfer {
  readonly from: string
  readonly to: string
  /** Satoshis, as anything that can be read so. */
  readonly amount: unknown
  readonly caipNetworkId: string
  /** Satoshis. */
  readonly maxFee?: bigint | undefined
  /** As {@link PlainTransfer.spendsReserved}. */
  readonly spendsReserved?: boolean | undefined
}

/** A transfer of which everything is known but the coins. */
export interface PlainTransfer {
  readonly from: string
  readonly to: string
  readonly payer: ParsedAddress
  readonly payee: ParsedAddress
  /** Satoshis. */
  readonly amount: bigint
  /** The highest fee that the payer agreed to, in satoshis. */
  readonly maxFee?: bigint | undefined
  /** Whether small coins of taproot accounts, which may carry inscriptions or runes, are spent as well. */
  readonly spendsReserved?: boolean | undefined
}

/** Of coins that can't be read. */
export const coinsUnreadable = {
  code: 'balance/unavailable',
  message: 'The account’s coins could not be read. Try again in a moment.',
} as const

/** Refuses what can't be sent, before anybody is asked. @throws AppKitError `address/…`, `amount/…` */
export function readTransfer(
  { from, to, amount, caipNetworkId, maxFee, spendsReserved }: AskedTransfer,
  rules: AddressRules,
): PlainTransfer {
  const payee = readRecipient(to, caipNetworkId, rules)
  const payer = rules.parse(from)
  if (typeof payer === 'string') throw new AppKitError('account/unsupported', 'The account is no Bitcoin address.')
  return { from, to, payer, payee, amount: readAmount(amount, payee), maxFee, spendsReserved }
}

/**
 * Which coins a transfer takes, and what it costs now.
 *
 * @throws AppKitError `transaction/insufficient-funds`, `transaction/fee-changed`, `balance/unavailable`
 */
export async function planTransfer(transfer: PlainTransfer, esplora: Esplora): Promise<CoinSelection> {
  const { from, payer, payee, amount, maxFee, spendsReserved } = transfer
  const [coins, feeRate] = await orFailure(coinsUnreadable, () => Promise.all([esplora.coins(from), esplora.feeRate()]))
  const selection = selectCoins(coins, { amount, feeRate, from: payer, to: payee, spendsReserved })
  assertFee(selection.fee, maxFee)
  return selection
}
