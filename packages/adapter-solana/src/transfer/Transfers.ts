import type { EstimateFeeParameters, SendTokenParameters, SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { walletError } from '../actions/walletError'
import { encodeBase64 } from '../codec/base64'
import { readTransaction, transactionId } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import { watchSignature } from '../rpc/watchSignature'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { planNative } from './planNative'
import { planToken } from './planToken'
import { type PreparedTransfer, prepareTransfer } from './prepareTransfer'
import type { TransferPlan } from './TransferPlan'
import { dropped, insufficientFunds, refusalOf, refused } from './transactionErrors'
import { type TransferTerms, transferContext } from './transferContext'

/** Who sends, and how. */
export interface TransferOwner extends TransferTerms {
  readonly wallet: SolanaWallet
  readonly address: string
  readonly network: SendTransactionParameters['caipNetwork']
  /** Aborted when nobody waits for the outcome any more. */
  readonly signal: AbortSignal
}

/** Moves SOL, or a token when it says which. Resolves with the signature once the chain took it in, or when nobody can tell in time. */
export async function send(
  owner: TransferOwner,
  parameters: SendTransactionParameters | SendTokenParameters,
): Promise<{ readonly hash: string }> {
  const { address, commitment } = owner
  const context = transferContext(owner, { ...parameters, address })
  const { rpc } = context
  const { plan, prepared } = await known(async () => {
    const made =
      'tokenAddress' in parameters
        ? await planToken(rpc, commitment, address, parameters)
        : planNative(address, parameters.to, parameters.value)
    const { value } = await rpc.ask<{ readonly value: number | bigint }>('getBalance', address, { commitment })
    const ready = await prepareTransfer(context, address, made)
    if (BigInt(value) < made.value + ready.fee + ready.rent) throw insufficientFunds()
    if (ready.refusal) throw refused(ready.refusal.err, made, undefined)
    return { plan: made, prepared: ready }
  }, 'transaction/failed')
  const canSign = owner.wallet.can('signTransaction', address)
  return {
    hash: canSign ? await signAndSubmit(owner, rpc, plan, prepared) : await handOver(owner, rpc, plan, prepared),
  }
}

/** What a transfer costs besides its amount, in lamports. */
export async function estimateFee(
  terms: TransferTerms,
  { address, to, value, caipNetwork, tokenAddress }: EstimateFeeParameters,
): Promise<bigint> {
  const context = transferContext(terms, { address, to, caipNetwork, tokenAddress })
  const { rpc, commitment } = context
  return known(async () => {
    const plan = tokenAddress
      ? await planToken(rpc, commitment, address, { tokenAddress, to, amount: value })
      : planNative(address, to, value)
    const { fee, rent } = await prepareTransfer(context, address, plan)
    return fee + rent
  }, 'transaction/estimate-failed')
}

/** The wallet signs, we send: so it is sent to the node of the host's choice, and sent again until it is taken in. */
async function signAndSubmit(
  owner: TransferOwner,
  rpc: SolanaRpc,
  plan: TransferPlan,
  { transaction, blockhash, lastValidBlockHeight }: PreparedTransfer,
): Promise<string> {
  const { address, commitment, network, wallet } = owner
  const signed = await asked(wallet.signTransactions(address, [transaction], network.caipNetworkId))
  const [bytes = transaction] = signed
  const signature = transactionId(bytes)
  const wire = encodeBase64(bytes)
  let isAccepted = false
  const resend = async (skipPreflight: boolean): Promise<void> => {
    const options = { encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0 }
    await rpc.ask<string>('sendTransaction', wire, options)
    isAccepted = true
  }
  await resend(false).catch((cause: unknown) => {
    const refusal = refusalOf(cause, plan)
    // A node that wasn't reached may have taken it all the same, so it is watched like any other.
    if (refusal) throw refusal
  })
  // A wallet may have put a younger one in.
  const isOurs = readTransaction(bytes).blockhash === blockhash
  const isKnown = await outcomeOf(owner, rpc, plan, signature, isOurs ? lastValidBlockHeight : undefined, () =>
    resend(true),
  )
  if (!isKnown && !isAccepted)
    throw new AppKitError('transaction/failed', 'The network could not be reached. Try again.', { details: signature })
  return signature
}

/** The wallet signs and sends: those that can't do the one without the other. */
async function handOver(
  owner: TransferOwner,
  rpc: SolanaRpc,
  plan: TransferPlan,
  { transaction }: PreparedTransfer,
): Promise<string> {
  const { address, commitment, network, wallet } = owner
  const options = { preflightCommitment: commitment }
  const signature = await asked(wallet.signAndSendTransaction(address, transaction, network.caipNetworkId, options))
  await outcomeOf(owner, rpc, plan, signature, undefined, async () => {})
  return signature
}

/** Whether the chain told that it took the transaction in. @throws AppKitError when it failed, or can't be taken in any more. */
async function outcomeOf(
  { commitment, network, projectId, signal }: TransferOwner,
  rpc: SolanaRpc,
  plan: TransferPlan,
  signature: string,
  lastValidBlockHeight: number | undefined,
  resend: () => Promise<unknown>,
): Promise<boolean> {
  const { webSocket } = endpointsOf(network, projectId)
  const outcome = await watchSignature({ rpc, webSocket, signature, commitment, lastValidBlockHeight, resend, signal })
  if (outcome.status === 'failed') throw refused(outcome.err, plan, undefined)
  if (outcome.status === 'expired') throw dropped(signature)
  return outcome.status === 'confirmed'
}

async function asked<answer>(answer: Promise<answer>): Promise<answer> {
  try {
    return await answer
  } catch (cause) {
    throw walletError(cause, { code: 'transaction/failed', message: 'The wallet could not sign the transaction.' })
  }
}

async function known<value>(work: () => Promise<value>, code: string): Promise<value> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppKitError) throw cause
    throw new AppKitError(code, 'The network could not be asked about the transaction. Try again.', { cause })
  }
}
