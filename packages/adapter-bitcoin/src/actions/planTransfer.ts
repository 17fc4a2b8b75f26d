import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import { type CoinSelection, selectCoins } from '../chain/selectCoins'
import { readAmount, readRecipient } from './transferErrors'
import { orFailure } from './walletFailure'

/** A transfer of which everything is known but the coins. */
export interface Transfer {
  readonly from: ParsedAddress
  readonly to: ParsedAddress
  /** Satoshis. */
  readonly amount: bigint
}

/** Refuses what can't be sent, before anybody is asked. @throws AppKitError `address/…`, `amount/…` */
export function readTransfer(
  from: string,
  to: unknown,
  amount: unknown,
  caipNetworkId: string,
  rules: AddressRules,
): Transfer {
  const recipient = readRecipient(to, caipNetworkId, rules)
  const own = rules.parse(from)
  if (typeof own === 'string') throw new AppKitError('account/unsupported', 'The account is no Bitcoin address.')
  return { from: own, to: recipient, amount: readAmount(amount, recipient) }
}

/** Which coins a transfer takes, and what it costs now. @throws AppKitError `transaction/insufficient-funds`, `balance/unavailable` */
export async function planTransfer(address: string, transfer: Transfer, esplora: Esplora): Promise<CoinSelection> {
  const [coins, feeRate] = await orFailure(
    { code: 'balance/unavailable', message: 'The account’s coins could not be read. Try again in a moment.' },
    () => Promise.all([esplora.coins(address), esplora.feeRate()]),
  )
  return selectCoins(coins, transfer.amount, feeRate, transfer.from, transfer.to)
}
