import { AppKitError, hasCode, type WalletFailure } from '@openappkit/appkit-core/adapter'
import { assertPayment } from './assertPayment'
import type { LiveConnection } from './LiveConnection'
import { makeDocument } from './makeDocument'
import { type PlainTransfer, planTransfer } from './planTransfer'
import { signDocument } from './signPsbt'
import type { TransferContext } from './TransferContext'
import { wrapWalletError } from './walletFailure'

const failure: WalletFailure = {
  code: 'transaction/failed',
  message: "The wallet couldn't send the transaction. Try again.",
}

/**
 * Sends a transfer with the wallet's own method if possible, or with a transaction that the wallet signs. Resolves with
 * the transaction id.
 *
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds `maxFee`. The wallet's own method sets its fee,
 * so only the current estimate is compared.
 * @throws {AppKitError} `transaction/status-unknown` when the wallet's own method returns no transaction id.
 */
export async function sendTransfer(context: TransferContext, transfer: PlainTransfer): Promise<string> {
  const { wallet, caipNetworkId } = context.live
  const { from: address, to: recipient, amount, maxFee } = transfer
  if (!paysByItself(context.live, address)) return sendSigned(context, transfer)
  if (maxFee !== undefined) await planTransfer(transfer, context.esplora())
  const ask = async () => wallet.sendTransfer?.({ recipient, amount, address, caipNetworkId })
  const txid = await wrapWalletError(failure, ask).catch(async (cause: AppKitError) => {
    throw (await shortfall(cause, context, transfer)) ?? cause
  })
  if (typeof txid === 'string' && /^[\da-f]{64}$/iu.test(txid)) return txid.toLowerCase()
  throw new AppKitError(
    'transaction/status-unknown',
    'The wallet returned no transaction ID. Check its history before trying again.',
  )
}

/**
 * Returns an insufficient funds error if the account's coins don't cover the transfer. Wallets report this case with a
 * generic code. After other errors, doesn't check the coins, because the transfer itself may have spent them.
 */
async function shortfall(
  { cause, code }: AppKitError,
  { esplora }: TransferContext,
  transfer: PlainTransfer,
): Promise<AppKitError | undefined> {
  if (code !== failure.code || !hasCode(cause, [-32000, -32603])) return undefined
  try {
    await planTransfer(transfer, esplora())
  } catch (short) {
    if (short instanceof AppKitError && short.code === 'transaction/insufficient-funds')
      return new AppKitError(short.code, short.message, { cause })
  }
  return undefined
}

/** Returns whether the wallet sends transfers from `address` itself and selects the coins. */
export function paysByItself({ wallet, accounts }: LiveConnection, address: string): boolean {
  return wallet.sendTransfer !== undefined && (wallet.paysFromAny === true || address === accounts[0]?.address)
}

async function sendSigned(context: TransferContext, transfer: PlainTransfer): Promise<string> {
  const made = await makeDocument(context, transfer)
  const { coins, document, fee, size } = made
  assertPayment(made, transfer)
  const inputs = coins.map((_, index) => ({ address: transfer.from, index }))
  await signDocument(document, context.live, inputs)
  assertPayment(made, transfer)
  const { hex, txid } = document.extract(highestRate(fee, size, coins.length))
  await wrapWalletError(failure, () => context.esplora().broadcast(hex))
  return txid
}

/**
 * Returns an upper limit for the fee rate in satoshis per virtual byte. Each signature can be two bytes shorter than
 * the size estimate assumes.
 */
function highestRate(fee: bigint, size: bigint, inputs: number): number {
  return Math.ceil(Number(fee) / (Number(size) - 2 * inputs)) + 1
}
