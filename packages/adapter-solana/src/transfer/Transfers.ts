import type { EstimateFeeParameters, SendTokenParameters, SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { walletError } from '../actions/walletError'
import { encodeBase64 } from '../codec/base64'
import { readTransaction, transactionId } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import type { SentTransactions } from '../rpc/SentTransactions'
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
  /** Where whoever follows it later finds it. */
  readonly sent: SentTransactions
  /** Aborted when nobody waits for the outcome any more. */
  readonly signal: AbortSignal
}

/**
 * Moves SOL, or a token when it says which. Resolves with the signature once it was sent and a node took it over: whether a block takes it in is told by whoever
 * follows it. Until then it is sent again by itself.
 */
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
    hash: canSign ? await signAndSubmit(owner, rpc, plan, prepared) : await handOver(owner, prepared),
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
  let onAccepted = (): void => {}
  const accepted = new Promise<void>(resolve => {
    onAccepted = resolve
  })
  const resend = async (skipPreflight: boolean): Promise<void> => {
    const options = { encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0 }
    await rpc.ask<string>('sendTransaction', wire, options)
    onAccepted()
  }
  await resend(false).catch((cause: unknown) => {
    const refusal = refusalOf(cause, plan)
    // A node that wasn't reached may have taken it all the same, so it is watched like any other.
    if (refusal) throw refusal
  })
  // A wallet may have put a younger one in.
  const isOurs = readTransaction(bytes).blockhash === blockhash
  const known = isOurs ? lastValidBlockHeight : undefined
  const { webSocket } = endpointsOf(network, owner.projectId)
  const outcome = watchSignature({
    rpc,
    webSocket,
    signature,
    commitment,
    lastValidBlockHeight: known,
    resend: () => resend(true),
    signal: owner.signal,
  })
  owner.sent.set(signature, { lastValidBlockHeight: known, outcome })
  const ended = await Promise.race([accepted, outcome])
  if (ended?.status === 'failed') throw refused(ended.err, plan, undefined)
  if (ended?.status === 'expired') throw dropped(signature)
  // No node was reached: it may be anywhere.
  if (ended?.status === 'unknown')
    throw new AppKitError(
      'transaction/unknown',
      'The network could not be reached, so the transaction may have been sent or not. Look at the account before trying again.',
      { details: signature },
    )
  return signature
}

/** The wallet signs and sends: those that can't do the one without the other. */
function handOver(
  { address, commitment, network, wallet }: TransferOwner,
  { transaction }: PreparedTransfer,
): Promise<string> {
  const options = { preflightCommitment: commitment }
  return asked(wallet.signAndSendTransaction(address, transaction, network.caipNetworkId, options))
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
