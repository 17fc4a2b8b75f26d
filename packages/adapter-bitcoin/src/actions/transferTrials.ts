import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { assertPayment } from './assertPayment'
import { makeDocument } from './makeDocument'
import { type PlainTransfer, planTransfer, readTransfer } from './planTransfer'
import { paysByItself } from './sendTransfer'
import type { TransferContext } from './TransferContext'

/**
 * Makes the transaction that the wallet would sign, and checks it as the one who signs would: it spends coins of the account and no others, pays the
 * recipient what was asked for, and brings the rest back. A wallet that makes its own can only be checked for enough coins.
 *
 * @throws AppKitError `transaction/would-fail`, and as sending it would
 */
export async function simulateTransfer(context: TransferContext, transfer: Transfer): Promise<SimulatedTransfer> {
  const { address, amount } = transfer
  const plain = plainly(context, transfer)
  if (paysByItself(context.live, address)) await planTransfer(plain, context.esplora())
  else assertPayment(await makeDocument(context, plain), plain)
  return { sent: amount, received: amount }
}

/** What the wallet will be asked: the outputs of the PSBT, or a payment of its own. */
export async function describeTransfer(context: TransferContext, transfer: Transfer): Promise<readonly TransferLine[]> {
  const { address, amount, to } = transfer
  const plain = plainly(context, transfer)
  if (paysByItself(context.live, address)) return [{ kind: 'nativeTransfer', to, amount, method: 'sendTransfer' }]
  const { document } = await makeDocument(context, plain)
  return document.outputs.map(({ address: payee, value }, index) => ({
    // The recipient may be the account itself: the first output is theirs either way.
    kind: index > 0 && payee === address ? 'change' : 'output',
    ...(payee === undefined ? {} : { to: payee }),
    amount: value,
  }))
}

function plainly(
  { rules }: TransferContext,
  { address: from, amount, to, caipNetwork, spendsReserved }: Transfer,
): PlainTransfer {
  return readTransfer({ from, to, amount, caipNetworkId: caipNetwork.caipNetworkId, spendsReserved }, rules)
}
