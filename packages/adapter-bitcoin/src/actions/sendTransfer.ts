import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules, ParsedAddress } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import { type CoinSelection, selectCoins } from '../chain/selectCoins'
import type { LiveConnection } from './LiveConnection'
import { signDocument } from './signPsbt'
import { readAmount, readRecipient } from './transferErrors'
import { orFailure, walletFailure } from './walletFailure'

const failure = { code: 'transaction/failed', message: 'The wallet could not send the bitcoin. Nothing was sent.' }

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

/** Pays from the account in use: by the wallet's own transfer where it has one, else with a transaction that the wallet signs. Resolves with its id. */
export async function sendTransfer(
  live: LiveConnection,
  recipient: string,
  given: unknown,
  rules: AddressRules,
  esplora: () => Esplora,
): Promise<string> {
  const { wallet, address, accounts, caipNetworkId } = live
  const transfer = readTransfer(address, recipient, given, caipNetworkId, rules)
  const { amount } = transfer
  const [first] = accounts
  const isPayer = wallet.paysFromAny || address === first?.address
  if (!wallet.sendTransfer || !isPayer) return sendSigned(live, recipient, transfer, rules, esplora())
  const txid = await orFailure(failure, async () =>
    wallet.sendTransfer?.({ recipient, amount, address, caipNetworkId }),
  )
  if (typeof txid === 'string' && /^[\da-f]{64}$/iu.test(txid)) return txid.toLowerCase()
  throw new AppKitError(
    'transaction/unknown',
    'The wallet did not say which transaction it sent. Look at its history before trying again.',
  )
}

async function sendSigned(
  live: LiveConnection,
  to: string,
  transfer: Transfer,
  rules: AddressRules,
  esplora: Esplora,
): Promise<string> {
  const { address: from, accounts, caipNetworkId } = live
  const [{ PsbtDocument }, { coins, change }] = await Promise.all([
    import('../psbt/PsbtDocument'),
    planTransfer(from, transfer, esplora),
  ])
  const kind = transfer.from.type
  const unreadable = {
    code: 'balance/unavailable',
    message: 'The account’s coins could not be read. Try again in a moment.',
  }
  const sources = await orFailure(unreadable, () =>
    Promise.all(coins.map(({ txid }) => (kind === 'p2tr' ? undefined : esplora.transaction(txid)))),
  )
  const { publicKey } = accounts.find(({ address }) => address === from) ?? {}
  const planned = { from, kind, publicKey, to, amount: transfer.amount, change, coins, sources }
  const document = PsbtDocument.build(planned, rules.familyOf(caipNetworkId))
  await signDocument(
    document,
    live,
    coins.map((_, index) => ({ address: from, index })),
  )
  const { hex, txid } = document.extract()
  await esplora.broadcast(hex).catch(cause => {
    throw walletFailure(cause, failure)
  })
  return txid
}
