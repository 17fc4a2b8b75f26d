import { lookUpOutcome, type Outcome, type OutcomeLookup } from './lookUpOutcome'
import { subscribeSignature } from './subscribeSignature'

/** Parameters of {@link watchSignature}. */
export interface Watch extends OutcomeLookup {
  readonly webSocket: string | undefined
  /** Aborted when the outcome is no longer needed. */
  readonly signal: AbortSignal
}

/** Delay between lookups in milliseconds, with and without an open subscription. */
const pace = { subscribed: 2_000, alone: 1_000 } as const
/**
 * Maximum wait in milliseconds if the last block is unknown or the node doesn't answer. Longer than a blockhash stays
 * valid.
 */
const deadline = 120_000

/**
 * Waits for the outcome of a transaction. Subscribes and polls, because subscriptions can break or stay silent. Never
 * rejects.
 */
export function watchSignature(watch: Watch): Promise<Outcome> {
  const { signature, commitment, signal } = watch
  return new Promise(resolve => {
    let isDone = false
    let isLooking = false
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
    const look = async (): Promise<void> => {
      if (isDone || isLooking) return
      isLooking = true
      clearTimeout(timer)
      // If the node doesn't answer, the next lookup retries until the deadline.
      const outcome = await lookUpOutcome(watch).catch(() => undefined)
      isLooking = false
      if (isDone) return
      if (outcome) settle(outcome)
      else if (Date.now() > until) giveUp()
      else timer = setTimeout(look, subscription.isOpen ? pace.subscribed : pace.alone)
    }
    const subscription = subscribeSignature({
      url: watch.webSocket,
      signature,
      commitment,
      onResult: err => settle(err ? { status: 'failed', err } : { status: 'confirmed' }),
      // A subscription doesn't report results from before it opened or after it broke.
      onChange: () => void look(),
    })
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else if (!subscription.isPending) void look()
    else timer = setTimeout(look, pace.alone)
  })
}
