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
import { orUnasked } from './orUnasked'
import { planTransfer } from './planTransfer'
import { type PreparedTransfer, prepareTransfer } from './prepareTransfer'
import type { TransferPlan } from './TransferPlan'
import { dropped, insufficientFunds, isInChain, refusalOf, refused } from './transactionErrors'
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
  const { maxFee } = parameters
  const context = transferContext(owner, { ...parameters, address })
  const { rpc } = context
  const { plan, prepared } = await orUnasked('transaction/failed', async () => {
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
  const canSign = owner.wallet.can('signTransaction', address)
  return {
    hash: canSign ? await signAndSubmit(owner, rpc, plan, { ...prepared, maxFee }) : await handOver(owner, prepared),
  }
}

/** What a transfer costs besides its amount, in lamports. */
export async function estimateFee(
  terms: TransferTerms,
  { address, to, value, caipNetwork, tokenAddress }: EstimateFeeParameters,
): Promise<bigint> {
  const context = transferContext(terms, { address, to, caipNetwork, tokenAddress })
  return orUnasked('transaction/estimate-failed', async () => {
    const plan = await planTransfer(context, { address, to, amount: value, tokenAddress })
    const { fee, rent } = await prepareTransfer(context, address, plan)
    return fee + rent
  })
}

/**
 * The wallet signs, we send what it was asked to sign: so it is sent to the node of the host's choice, and sent again until it is taken in.
 *
 * @throws AppKitError `transaction/changed`, `transaction/fee-changed`
 */
async function signAndSubmit(
  owner: TransferOwner,
  rpc: SolanaRpc,
  plan: TransferPlan,
  { transaction, blockhash, lastValidBlockHeight, maxFee, rent }: PreparedTransfer & Pick<SignedTerms, 'maxFee'>,
): Promise<string> {
  const { address, commitment, network, wallet } = owner
  const signed = await asked(wallet.signTransactions(address, [transaction], network.caipNetworkId))
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
      // One that this page sent before is the same transfer asked for twice, and moves once.
      if (owner.sent.has(signature) || !isInChain(cause)) throw cause
    })
    onAccepted()
  }
  // A wallet may have put a younger one in.
  const isOurs = readTransaction(bytes).blockhash === blockhash
  const known = isOurs ? lastValidBlockHeight : undefined
  let tooLate: AppKitError | undefined
  await resend(false).catch((cause: unknown) => {
    const refusal = refusalOf(cause, plan)
    // A node that is behind says so of the youngest blocks as well: the block height tells which of the two it is.
    if (isOurs && refusal?.code === 'transaction/expired') tooLate = refusal
    // A node that wasn't reached may have taken it all the same, so it is watched like any other.
    else if (refusal) throw refusal
  })
  const { webSocket } = endpointsOf(network, owner.rpc)
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
  if (ended?.status === 'expired') throw tooLate ?? dropped(signature)
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
