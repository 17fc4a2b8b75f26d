import { lookUpOutcome, type Outcome, type OutcomeLookup } from './lookUpOutcome'
import { subscribeSignature } from './subscribeSignature'

/** Which transaction is watched, and how. */
export interface Watch extends OutcomeLookup {
  readonly webSocket: string | undefined
  /** Aborted when the outcome isn't needed any more. */
  readonly signal: AbortSignal
}

/** Between two lookups, in milliseconds: with an open subscription, and without one. */
const pace = { subscribed: 2_000, alone: 1_000 } as const
/** Longest wait for a transaction whose last block isn't known, or whose node doesn't answer: longer than blockhashes live. */
const deadline = 120_000

/** Waits for the outcome of a transaction. Subscribes to it and polls as well, since subscriptions break and fall silent. */
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
      // If the node doesn't answer, the next lookup asks it again, until the deadline.
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
      // A subscription doesn't report what happened before it opened, or after it broke.
      onChange: () => void look(),
    })
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else if (!subscription.isPending) void look()
    else timer = setTimeout(look, pace.alone)
  })
}
