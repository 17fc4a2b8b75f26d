import { AppKitError, notShared, type WalletFailure } from '@openappkit/appkit-core/adapter'
import type { BitcoinProvider, SignInput } from '../BitcoinProvider'
import type { PsbtDocument } from '../psbt/PsbtDocument'
import type { LiveConnection } from './LiveConnection'
import type { TransferContext } from './TransferContext'
import { wrapWalletError } from './walletFailure'

const failure: WalletFailure = {
  code: 'wallet/sign-failed',
  message: "The wallet couldn't sign the transaction. Try again.",
}

/** Requests signatures for inputs and ignores everything else in the wallet's answer. */
export async function signDocument(
  document: PsbtDocument,
  { wallet, accounts, caipNetworkId }: LiveConnection,
  inputs: readonly SignInput[],
): Promise<void> {
  for (const { address, index } of inputs) {
    if (!Number.isInteger(index) || index < 0 || index >= document.inputCount)
      throw new AppKitError(
        'psbt/invalid',
        `The PSBT has no input ${index}. Pass an index from 0 to ${document.inputCount - 1}.`,
      )
    if (!accounts.some(account => account.address === address)) throw notShared()
  }
  if (inputs.length === 0)
    throw new AppKitError(
      'psbt/nothing-to-sign',
      'No input of the PSBT belongs to the connected accounts. Name the inputs in `signInputs`, or connect another account.',
    )
  const withKeys = inputs.map(input => {
    const { publicKey } = accounts.find(({ address }) => address === input.address) ?? {}
    return publicKey && !input.publicKey ? { ...input, publicKey } : input
  })
  const answer = await wrapWalletError(failure, () =>
    wallet.signPsbt({ psbt: document.base64, inputs: withKeys, caipNetworkId }),
  )
  document.take(
    answer,
    inputs.map(({ index }) => index),
  )
}

/**
 * Implements {@link BitcoinProvider.signPSBT}. The wallet only signs. The adapter checks and broadcasts the transaction
 * itself.
 */
export async function signPsbt(
  { live, rules, esplora }: TransferContext,
  { psbt, signInputs, broadcast }: Parameters<BitcoinProvider['signPSBT']>[0],
): Promise<{ readonly psbt: string; readonly txid?: string }> {
  const { PsbtDocument } = await import('../psbt/PsbtDocument')
  const document = PsbtDocument.read(psbt, rules.familyOf(live.caipNetworkId))
  const inputs = signInputs?.length ? signInputs : document.inputsOf(live.accounts.map(({ address }) => address))
  await signDocument(document, live, inputs)
  if (!broadcast) return { psbt: document.base64 }
  const { hex, txid } = document.extract()
  await esplora().broadcast(hex)
  return { psbt: document.base64, txid }
}
