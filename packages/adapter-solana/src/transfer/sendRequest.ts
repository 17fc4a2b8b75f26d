import type { WalletRequest } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { readTransaction } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import { SolanaRpc } from '../rpc/SolanaRpc'
import { transactionOf } from './requests'
import { sameBytes } from './sameBytes'
import { submitSigned } from './submitSigned'
import type { TransferDependencies } from './TransferDependencies'
import { wrapSigningError } from './wrapSigningError'

/**
 * Asks the wallet to sign a prepared transaction and sends it unchanged. Other signatures of the transaction cover the
 * same message, so the wallet may change nothing, not even the fee. A wallet that can't sign without sending sends it
 * itself.
 *
 * @throws {AppKitError} `transaction/changed` when the wallet signed another message.
 */
export async function sendRequest(
  dependencies: TransferDependencies,
  request: WalletRequest,
): Promise<{ readonly hash: string }> {
  const { address, commitment, network, rpc: settings, wallet } = dependencies
  if (!wallet.can('signTransaction', address)) {
    const options = { preflightCommitment: commitment }
    const sending = wallet.signAndSendTransaction(address, transactionOf(request), network.caipNetworkId, options)
    return { hash: await wrapSigningError(sending) }
  }
  const { transaction } = await signRequest(dependencies, request)
  const rpc = new SolanaRpc(endpointsOf(network, settings).http)
  const plan = { isToken: true, creates: undefined }
  return {
    hash: await submitSigned(dependencies, rpc, plan, transaction, { isOurs: true, lastValidBlockHeight: undefined }),
  }
}

/** Asks the wallet to sign a prepared transaction without sending it. Errors as in {@link sendRequest}. */
export async function signRequest(
  { address, network, wallet }: Pick<TransferDependencies, 'address' | 'network' | 'wallet'>,
  request: WalletRequest,
): Promise<{ readonly transaction: Uint8Array }> {
  const requested = transactionOf(request)
  const [signed = requested] = await wrapSigningError(
    wallet.signTransactions(address, [requested], network.caipNetworkId),
  )
  const [before, after] = [requested, signed].map(bytes => bytes.slice(readTransaction(bytes).start))
  if (!before || !after || !sameBytes(before, after))
    throw new AppKitError(
      'transaction/changed',
      'The wallet signed a different transaction, so nothing was sent. Use another wallet.',
    )
  return { transaction: signed }
}
