import type { EstimateFeeParameters, SendTokenParameters, SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import { walletError } from '../actions/walletError'
import { encodeBase64 } from '../codec/base64'
import { readTransaction, transactionId } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import type { SentTransactions } from '../rpc/SentTransactions'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import { watchSignature } from '../rpc/watchSignature'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { assertSigned, type SignedTerms } from './assertSigned'
import { planTransfer } from './planTransfer'
import { type PreparedTransfer, prepareTransfer } from './prepareTransfer'
import type { TransferPlan } from './TransferPlan'
import { dropped, insufficientFunds, isInChain, refusalOf, refused } from './transactionErrors'
import { type TransferTerms, transferContext } from './transferContext'
import { wrapRpcError } from './wrapRpcError'

/** Sender and settings of a transfer. */
export interface TransferDependencies extends TransferTerms {
  readonly wallet: SolanaWallet
  readonly address: string
  readonly network: SendTransactionParameters['caipNetwork']
  /** Transactions that this page sent, for later watches. */
  readonly sent: SentTransactions
  /** Aborted when the outcome is no longer needed. */
  readonly signal: AbortSignal
}

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
  const { maxFee } = parameters
  const context = transferContext(dependencies, { ...parameters, address })
  const { rpc } = context
  const { plan, prepared } = await wrapRpcError('transaction/failed', async () => {
    const isToken = 'tokenAddress' in parameters
    const [amount, tokenAddress] = isToken
      ? [parameters.amount, parameters.tokenAddress]
      : [parameters.value, undefined]
    const made = await planTransfer(context, { address, to: parameters.to, amount, tokenAddress })
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
  { address, to, value, caipNetwork, tokenAddress }: EstimateFeeParameters,
): Promise<bigint> {
  const context = transferContext(terms, { address, to, caipNetwork, tokenAddress })
  return wrapRpcError('transaction/estimate-failed', async () => {
    const plan = await planTransfer(context, { address, to, amount: value, tokenAddress })
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
  const { address, commitment, network, wallet } = dependencies
  const signed = await wrapSigningError(wallet.signTransactions(address, [transaction], network.caipNetworkId))
  const [bytes = transaction] = signed
  assertSigned(transaction, bytes, { maxFee, rent })
  const signature = transactionId(bytes)
  const wire = encodeBase64(bytes)
  let onAccepted = (): void => {}
  const accepted = new Promise<void>(resolve => {
    onAccepted = resolve
  })
  const resend = async (skipPreflight: boolean): Promise<void> => {
    const options = { encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0 }
    await rpc.ask<string>('sendTransaction', wire, options).catch((cause: unknown) => {
      // If this page already sent the same transaction, this one is a duplicate that wouldn't move anything.
      if (dependencies.sent.has(signature) || !isInChain(cause)) throw cause
    })
    onAccepted()
  }
  // The wallet may have replaced the blockhash with a newer one.
  const isOurs = readTransaction(bytes).blockhash === blockhash
  const known = isOurs ? lastValidBlockHeight : undefined
  let tooLate: AppKitError | undefined
  await resend(false).catch((cause: unknown) => {
    const refusal = refusalOf(cause, plan)
    // A node that lags behind also rejects new blockhashes. The block height distinguishes the two cases.
    if (isOurs && refusal?.code === 'transaction/expired') tooLate = refusal
    // An unreachable node may still have accepted the transaction, so it is watched like any other.
    else if (refusal) throw refusal
  })
  const { webSocket } = endpointsOf(network, dependencies.rpc)
  const outcome = watchSignature({
    rpc,
    webSocket,
    signature,
    commitment,
    lastValidBlockHeight: known,
    resend: () => resend(true),
    signal: dependencies.signal,
  })
  dependencies.sent.set(signature, { lastValidBlockHeight: known, outcome })
  const ended = await Promise.race([accepted, outcome])
  if (ended?.status === 'failed') throw refused(ended.err, plan, undefined)
  if (ended?.status === 'expired') throw tooLate ?? dropped(signature)
  // No node answered, so the transaction may have been sent.
  if (ended?.status === 'unknown')
    throw new AppKitError(
      'transaction/status-unknown',
      "The network didn't answer, so the transaction may have been sent. Check the account before trying again.",
      { details: signature },
    )
  return signature
}

/** Sends a transfer with a wallet that can't sign without sending. */
function signAndSendByWallet(
  { address, commitment, network, wallet }: TransferDependencies,
  { transaction }: PreparedTransfer,
): Promise<string> {
  const options = { preflightCommitment: commitment }
  return wrapSigningError(wallet.signAndSendTransaction(address, transaction, network.caipNetworkId, options))
}

async function wrapSigningError<answer>(answer: Promise<answer>): Promise<answer> {
  try {
    return await answer
  } catch (cause) {
    throw walletError(cause, {
      code: 'transaction/failed',
      message: "The wallet couldn't sign the transaction. Try again.",
    })
  }
}
