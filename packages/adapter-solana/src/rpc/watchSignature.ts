import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readStatus, type SignatureStatus } from './signatureStatus'
import { subscribeSignature } from './subscribeSignature'

/** What became of a transaction. */
export type Outcome =
  | { readonly status: 'confirmed' }
  /** It was taken in and failed. */
  | { readonly status: 'failed'; readonly err: unknown }
  /** No block can take it in any more. */
  | { readonly status: 'expired' }
  /** Nobody could tell within the time. */
  | { readonly status: 'unknown' }

/** What is watched, and how. */
export interface Watch {
  readonly rpc: SolanaRpc
  readonly webSocket: string | undefined
  readonly signature: string
  readonly commitment: SolanaCommitment
  /** The last block that can take it in, where that is known. */
  readonly lastValidBlockHeight: number | undefined
  /** Sends it again: nodes forget what no leader took. */
  resend(): Promise<unknown>
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
}

type Known = SignatureStatus | null | undefined

/** Between two questions, in milliseconds: where a subscription will tell, and where none is heard. */
const pace = { told: 2_000, alone: 1_000 } as const
/** Longest wait for a transaction of which the last block isn't known, or the node not reached: more than blockhashes live. */
const deadline = 120_000

/** Waits for what becomes of a transaction: told by a subscription, asked for as well, since subscriptions break and fall silent. */
export function watchSignature(watch: Watch): Promise<Outcome> {
  const { rpc, signature, commitment, lastValidBlockHeight, signal } = watch
  return new Promise(resolve => {
    let isDone = false
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const until = Date.now() + deadline

    const settle = (outcome: Outcome): void => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      subscription.end()
      signal.removeEventListener('abort', giveUp)
      resolve(outcome)
    }
    const giveUp = () => settle({ status: 'unknown' })
    const statusOf = async (searchTransactionHistory: boolean): Promise<{ slot: number; status: Known }> => {
      const { context, value } = await rpc.ask<{
        readonly context: { readonly slot: number }
        readonly value: readonly Known[]
      }>('getSignatureStatuses', [signature], { searchTransactionHistory })
      return { slot: context.slot, status: value[0] }
    }
    /** A slot after the last block that could take it in, once there is one. */
    const lateSlot = async (last: number): Promise<number | undefined> => {
      const { absoluteSlot, blockHeight } = await rpc.ask<{
        readonly absoluteSlot: number
        readonly blockHeight: number
      }>('getEpochInfo', { commitment })
      return blockHeight > last ? absoluteSlot : undefined
    }

    const look = async (): Promise<Outcome | undefined> => {
      const known = readStatus((await statusOf(false)).status, commitment)
      if (known) return known
      const late = lastValidBlockHeight === undefined ? undefined : await lateSlot(lastValidBlockHeight)
      if (late !== undefined) {
        // Once more after the last block: it may have been taken in between the two questions. What is in a block that isn't firm yet isn't over.
        const { slot, status } = await statusOf(true)
        if (status) return readStatus(status, commitment)
        // Many nodes answer at one address, and this one may be behind the one that told of the last block.
        return slot < late ? undefined : { status: 'expired' }
      }
      await watch.resend().catch(() => {})
      return undefined
    }
    const ask = async (): Promise<void> => {
      if (isDone || isAsking) return
      isAsking = true
      clearTimeout(timer)
      // A node that isn't reached is asked again until the deadline.
      const outcome = await look().catch(() => undefined)
      isAsking = false
      if (isDone) return
      if (outcome) settle(outcome)
      else if (Date.now() > until) giveUp()
      else timer = setTimeout(ask, subscription.isOpen ? pace.told : pace.alone)
    }
    const subscription = subscribeSignature({
      url: watch.webSocket,
      signature,
      commitment,
      onResult: err => settle(err ? { status: 'failed', err } : { status: 'confirmed' }),
      // What happened before it was heard, or after it broke, is asked for.
      onChange: () => void ask(),
    })
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else if (!subscription.isPending) void ask()
    else timer = setTimeout(ask, pace.alone)
  })
}
