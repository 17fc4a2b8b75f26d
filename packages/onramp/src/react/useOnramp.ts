import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { OnrampForm, OnrampFormState } from '../OnrampForm'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import type { OnrampPurchases } from '../purchase/OnrampPurchases'

/** Result of {@link useOnramp}. */
export type UseOnrampResult =
  /** The code is loading. Also during server rendering. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | {
      readonly status: 'ready'
      readonly state: OnrampFormState
      /** The app's purchases, newest first. */
      readonly purchases: readonly OnrampPurchase[]
      /** Methods to change the form. The modal shows the same form. */
      readonly form: OnrampForm
    }

interface Loaded {
  readonly form: OnrampForm
  readonly purchases: OnrampPurchases
}

/**
 * Returns the on-ramp of the nearest `AppKitProvider`'s kit, or of the page's last kit, for a screen of your own. The
 * modal shows the same form. Loads the modal's code when the component mounts, so render it only where users buy.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useOnramp } from '@openappkit/onramp/react'
 *
 * export function Purchases() {
 *   const onramp = useOnramp()
 *   return onramp.status === 'ready' ? <p>{onramp.purchases.length} purchases</p> : null
 * }
 * ```
 */
export function useOnramp(): UseOnrampResult {
  const kit = usePageKit('useOnramp')
  const [loaded, setLoaded] = useState<Loaded | AppKitError>()
  useEffect(() => {
    let isCurrent = true
    loadOnramp(kit).then(
      result => {
        if (isCurrent) setLoaded(result)
      },
      (cause: unknown) => isCurrent && setLoaded(cause instanceof AppKitError ? cause : loadFailed(cause)),
    )
    return () => {
      isCurrent = false
      setLoaded(undefined)
    }
  }, [kit])
  const ready = loaded && 'form' in loaded ? loaded : undefined
  const watch = useCallback(
    (listener: () => void) => {
      const states = ready ? [ready.form.state, ready.purchases.state] : []
      const stops = states.map(state => subscribe(state, listener, true))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [ready],
  )
  const state = useSyncExternalStore(
    watch,
    () => ready?.form.state.value,
    () => undefined,
  )
  const purchases = useSyncExternalStore(
    watch,
    () => ready?.purchases.state.purchases,
    () => undefined,
  )
  if (loaded instanceof AppKitError) return { status: 'failed', error: loaded }
  return ready && state && purchases ? { status: 'ready', state, purchases, form: ready.form } : { status: 'loading' }
}

async function loadOnramp(kit: AppKit): Promise<Loaded> {
  const [modal, { OnrampFlow }] = await Promise.all([kit.load(), import('../modal/OnrampFlow')])
  const { form, purchases } = modal.controller(OnrampFlow)
  form.resume()
  form.fill()
  purchases.followAll()
  return { form, purchases }
}

function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('view/load-failed', "The form couldn't load. Check your connection and try again.", { cause })
}
