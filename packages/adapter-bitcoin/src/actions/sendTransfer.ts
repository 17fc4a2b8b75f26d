import { AppKitError, hasCode } from '@openappkit/appkit-core/adapter'
import { assertPayment } from './assertPayment'
import type { LiveConnection } from './LiveConnection'
import { makeDocument } from './makeDocument'
import { type PlainTransfer, planTransfer } from './planTransfer'
import { signDocument } from './signPsbt'
import type { TransferContext } from './TransferContext'
import { orFailure } from './walletFailure'

const failure = { code: 'transaction/failed', message: 'The wallet could not send the bitcoin. Nothing was sent.' }

/**
 * Pays: by the wallet's own transfer where it has one, else with a transaction that the wallet signs. Resolves with its id.
 *
 * @throws AppKitError `transaction/fee-changed` where it costs more than `maxFee`; a wallet that makes its own transfer chooses the fee, so that only the estimate of
 * now is compared
 */
export async function sendTransfer(context: TransferContext, transfer: PlainTransfer): Promise<string> {
  const { wallet, caipNetworkId } = context.live
  const { from: address, to: recipient, amount, maxFee } = transfer
  if (!paysByItself(context.live, address)) return sendSigned(context, transfer)
  if (maxFee !== undefined) await planTransfer(transfer, context.esplora())
  const ask = async () => wallet.sendTransfer?.({ recipient, amount, address, caipNetworkId })
  const txid = await orFailure(failure, ask).catch(async (cause: AppKitError) => {
    throw (await shortfall(cause, context, transfer)) ?? cause
  })
  if (typeof txid === 'string' && /^[\da-f]{64}$/iu.test(txid)) return txid.toLowerCase()
  throw new AppKitError(
    'transaction/unknown',
    'The wallet did not say which transaction it sent. Look at its history before trying again.',
  )
}

/**
 * Why a wallet refused, where there are too few coins. Wallets have no code for that, so the chain is asked; and not where no wallet answered, since the coins may be
 * gone for that very transfer.
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

/** Whether the wallet makes transfers of an account itself, from coins that it chooses. */
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
  await orFailure(failure, () => context.esplora().broadcast(hex))
  return txid
}

/** Satoshis per virtual byte that a fee can come to: a signature may be two bytes shorter than the longest one. */
function highestRate(fee: bigint, size: bigint, inputs: number): number {
  return Math.ceil(Number(fee) / (Number(size) - 2 * inputs)) + 1
}
