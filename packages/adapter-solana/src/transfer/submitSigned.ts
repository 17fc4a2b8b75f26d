import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase64 } from '../codec/base64'
import { transactionId } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import type { SolanaRpc } from '../rpc/SolanaRpc'
import { watchSignature } from '../rpc/watchSignature'
import type { TransferDependencies } from './TransferDependencies'
import type { TransferPlan } from './TransferPlan'
import { dropped, isInChain, refusalOf, refused } from './transactionErrors'

/** Blockhash of a signed transaction. */
export interface SignedBlockhash {
  /** Whether the app chose the blockhash. */
  readonly isOurs: boolean
  readonly lastValidBlockHeight: number | undefined
}

/**
 * Sends a signed transaction through the app's own RPC until a block includes it. Resolves with its signature once a
 * node has accepted it.
 *
 * @throws {AppKitError} with the reason when a node refuses it, `transaction/expired` or `transaction/dropped` when no
 * block included it, and `transaction/status-unknown` when no node answered.
 */
export async function submitSigned(
  dependencies: Pick<TransferDependencies, 'commitment' | 'network' | 'rpc' | 'sent' | 'signal'>,
  rpc: SolanaRpc,
  plan: Pick<TransferPlan, 'isToken' | 'creates'>,
  bytes: Uint8Array,
  { isOurs, lastValidBlockHeight }: SignedBlockhash,
): Promise<string> {
  const { commitment, network } = dependencies
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
    lastValidBlockHeight,
    resend: () => resend(true),
    signal: dependencies.signal,
  })
  dependencies.sent.set(signature, { lastValidBlockHeight, outcome })
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
