import type { CoinSelection } from '../chain/selectCoins'
import type { PsbtDocument } from '../psbt/PsbtDocument'
import { coinsUnreadable, type PlainTransfer, planTransfer } from './planTransfer'
import type { TransferContext } from './TransferContext'
import { wrapWalletError } from './walletFailure'

/** PSBT of a transfer and the coins it spends. */
export interface MadeDocument extends CoinSelection {
  readonly document: PsbtDocument
}

/** Selects coins and creates the PSBT of a transfer. Validation, description and signing all use this PSBT. */
export async function makeDocument(
  { live, rules, esplora }: TransferContext,
  transfer: PlainTransfer,
): Promise<MadeDocument> {
  const { from, to, payer, amount } = transfer
  const chain = esplora()
  const [{ PsbtDocument }, selection] = await Promise.all([
    import('../psbt/PsbtDocument'),
    planTransfer(transfer, chain),
  ])
  const { coins, change } = selection
  const kind = payer.type
  const sources = await wrapWalletError(coinsUnreadable, () =>
    Promise.all(coins.map(({ txid }) => (kind === 'p2tr' ? undefined : chain.transaction(txid)))),
  )
  const { publicKey } = live.accounts.find(({ address }) => address === from) ?? {}
  const planned = { from, kind, publicKey, to, amount, change, coins, sources }
  return { ...selection, document: PsbtDocument.build(planned, rules.familyOf(live.caipNetworkId)) }
}
