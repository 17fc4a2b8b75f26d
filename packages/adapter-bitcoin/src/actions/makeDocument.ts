import type { AddressRules } from '../address/ParsedAddress'
import type { Esplora } from '../chain/Esplora'
import type { CoinSelection } from '../chain/selectCoins'
import type { PsbtDocument } from '../psbt/PsbtDocument'
import type { LiveConnection } from './LiveConnection'
import { planTransfer, type Transfer } from './planTransfer'
import { orFailure } from './walletFailure'

/** A transfer as the wallet gets it. */
export interface MadeDocument extends CoinSelection {
  readonly document: PsbtDocument
}

/** Chooses coins and makes the PSBT of a transfer: the one way, so that what is checked and described is what is signed. */
export async function makeDocument(
  { accounts, caipNetworkId }: Pick<LiveConnection, 'accounts' | 'caipNetworkId'>,
  { from, to }: { readonly from: string; readonly to: string },
  transfer: Transfer,
  rules: AddressRules,
  esplora: Esplora,
): Promise<MadeDocument> {
  const [{ PsbtDocument }, selection] = await Promise.all([
    import('../psbt/PsbtDocument'),
    planTransfer(from, transfer, esplora),
  ])
  const { coins, change } = selection
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
  return { ...selection, document: PsbtDocument.build(planned, rules.familyOf(caipNetworkId)) }
}
