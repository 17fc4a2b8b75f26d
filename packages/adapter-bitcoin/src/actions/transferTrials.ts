import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { type MadeDocument, makeDocument } from './makeDocument'
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
  else check(await makeDocument(context, plain), transfer)
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

function plainly({ rules }: TransferContext, { address: from, amount, to, caipNetwork }: Transfer): PlainTransfer {
  return readTransfer({ from, to, amount, caipNetworkId: caipNetwork.caipNetworkId }, rules)
}

function check({ document, coins, change, fee }: MadeDocument, { address, amount, to }: Transfer): void {
  const { outputs } = document
  const [paid, back] = outputs
  const spent = coins.reduce((sum, { value }) => sum + value, 0n)
  const received = outputs.reduce((sum, { value }) => sum + value, 0n)
  const isOurs = document.inputsOf([address]).length === document.inputCount && document.inputCount === coins.length
  const isPaid = paid?.value === amount && isSame(paid.address, to)
  const isReturned = change === 0n ? outputs.length === 1 : outputs.length === 2 && isSame(back?.address, address)
  if (isOurs && isPaid && isReturned && (back?.value ?? 0n) === change && spent - received === fee) return
  throw new AppKitError('transaction/would-fail', 'The transaction does not do what was asked for. Nothing was sent.')
}

/** Addresses of SegWit may be written in capitals. */
function isSame(one: string | undefined, other: string): boolean {
  return one === other || one === other.toLowerCase()
}
