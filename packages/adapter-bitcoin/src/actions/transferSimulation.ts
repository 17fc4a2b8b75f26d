import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { assertPayment } from './assertPayment'
import { makeDocument } from './makeDocument'
import { type PlainTransfer, planTransfer, readTransfer } from './planTransfer'
import { paysByItself } from './sendTransfer'
import type { TransferContext } from './TransferContext'

/**
 * Creates the transaction that the wallet would sign and checks it: it spends only coins of the account, pays the
 * recipient the amount, and returns the rest. For a wallet that sends transfers itself, only checks for sufficient
 * coins.
 *
 * @throws {AppKitError} `transaction/would-fail` when the check fails, and the errors of sending.
 */
export async function simulateTransfer(context: TransferContext, transfer: Transfer): Promise<SimulatedTransfer> {
  const { address, amount } = transfer
  const plain = plainly(context, transfer)
  if (paysByItself(context.live, address)) await planTransfer(plain, context.esplora())
  else assertPayment(await makeDocument(context, plain), plain)
  return { sent: amount, received: amount }
}

/**
 * Describes the request that the wallet receives: the outputs of the PSBT, or a payment that the wallet sends itself.
 */
export async function describeTransfer(context: TransferContext, transfer: Transfer): Promise<readonly TransferLine[]> {
  const { address, amount, to } = transfer
  const plain = plainly(context, transfer)
  if (paysByItself(context.live, address)) return [{ kind: 'nativeTransfer', to, amount, method: 'sendTransfer' }]
  const { document } = await makeDocument(context, plain)
  return document.outputs.map(({ address: payee, value }, index) => ({
    // If the recipient is the account itself, the first output is still the payment.
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
