import type { EstimateFeeParameters, SendTokenParameters, SendTransactionParameters } from '@openappkit/appkit-core'
import { assertFee } from '@openappkit/appkit-core/adapter'
import { readTransaction } from '../codec/wireTransaction'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import { assertSigned, type SignedTerms } from './assertSigned'
import { planTransfer } from './planTransfer'
import { type PreparedTransfer, prepareTransfer } from './prepareTransfer'
import { submitSigned } from './submitSigned'
import type { TransferDependencies } from './TransferDependencies'
import type { TransferPlan } from './TransferPlan'
import { insufficientFunds, refused } from './transactionErrors'
import { type TransferTerms, transferContext } from './transferContext'
import { wrapRpcError } from './wrapRpcError'
import { wrapSigningError } from './wrapSigningError'

/**
 * Sends SOL, or a token with `tokenAddress`. Resolves with the signature once a node has accepted the transaction, and
 * resends it in the background until a block includes it. If the wallet can't sign without sending, it sends the
 * transaction itself.
 */
export async function send(
  dependencies: TransferDependencies,
  parameters: SendTransactionParameters | SendTokenParameters,
): Promise<{ readonly hash: string }> {
  const { address, commitment } = dependencies
  const { maxFee, references, to } = parameters
  const context = transferContext(dependencies, { ...parameters, address })
  const { rpc } = context
  const { plan, prepared } = await wrapRpcError('transaction/failed', async () => {
    const isToken = 'tokenAddress' in parameters
    const [amount, tokenAddress] = isToken
      ? [parameters.amount, parameters.tokenAddress]
      : [parameters.value, undefined]
    const made = await planTransfer(context, { address, to, amount, tokenAddress, references })
    const { value } = await rpc.ask<{ readonly value: number | bigint }>('getBalance', address, { commitment })
    const ready = await prepareTransfer(context, address, made)
    if (BigInt(value) < made.value + ready.fee + ready.rent) throw insufficientFunds()
    if (ready.refusal) throw refused(ready.refusal.err, made, undefined)
    assertFee(ready.fee + ready.rent, maxFee)
    return { plan: made, prepared: ready }
  })
  const canSign = dependencies.wallet.can('signTransaction', address)
  return {
    hash: canSign
      ? await signAndSubmit(dependencies, rpc, plan, { ...prepared, maxFee })
      : await signAndSendByWallet(dependencies, prepared),
  }
}

/**
 * Returns the cost of a transfer in lamports, excluding its amount: the fee, and rent if the transfer creates an
 * account.
 */
export async function estimateFee(
  terms: TransferTerms,
  { value: amount, ...parameters }: EstimateFeeParameters,
): Promise<bigint> {
  const { address } = parameters
  const context = transferContext(terms, parameters)
  return wrapRpcError('transaction/estimate-failed', async () => {
    const plan = await planTransfer(context, { ...parameters, amount })
    const { fee, rent } = await prepareTransfer(context, address, plan)
    return fee + rent
  })
}

/**
 * Signs a transfer with the wallet, and sends it through the app's own RPC until a block includes it.
 *
 * @throws {AppKitError} `transaction/changed` when the wallet changed the transfer.
 * @throws {AppKitError} `transaction/fee-changed` when the wallet exceeded the fee.
 */
async function signAndSubmit(
  dependencies: TransferDependencies,
  rpc: SolanaRpc,
  plan: TransferPlan,
  { transaction, blockhash, lastValidBlockHeight, maxFee, rent }: PreparedTransfer & Pick<SignedTerms, 'maxFee'>,
): Promise<string> {
  const { address, network, wallet } = dependencies
  const signed = await wrapSigningError(wallet.signTransactions(address, [transaction], network.caipNetworkId))
  const [bytes = transaction] = signed
  assertSigned(transaction, bytes, { maxFee, rent })
  // The wallet may have replaced the blockhash with a newer one.
  const isOurs = readTransaction(bytes).blockhash === blockhash
  return submitSigned(dependencies, rpc, plan, bytes, {
    isOurs,
    lastValidBlockHeight: isOurs ? lastValidBlockHeight : undefined,
  })
}

/** Sends a transfer with a wallet that can't sign without sending. */
function signAndSendByWallet(
  { address, commitment, network, wallet }: TransferDependencies,
  { transaction }: PreparedTransfer,
): Promise<string> {
  const options = { preflightCommitment: commitment }
  return wrapSigningError(wallet.signAndSendTransaction(address, transaction, network.caipNetworkId, options))
}
