import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapController } from '../SwapController'
import type { SwapState } from '../SwapState'

/** Result of {@link useSwap}. */
export type UseSwapResult =
  /** The code is loading. Also during server rendering. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | {
      readonly status: 'ready'
      readonly state: SwapState
      /** Methods to change the state. The modal's views show the same swap. */
      readonly swap: SwapController
      /** Returns the tokens that the backend trades on the account's network. None without an account. */
      readonly loadTokens: () => Promise<readonly SwapToken[]>
    }

/** The loaded swap. */
interface Loaded {
  readonly swap: SwapController
  readonly loadTokens: () => Promise<readonly SwapToken[]>
  readonly detach: () => void
}

/**
 * Returns the swap of the nearest `AppKitProvider`'s kit, or of the page's last kit, for a screen of your own. The modal
 * shows the same swap. Loads the modal's code when the component mounts, so render it only where
 * users swap.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useSwap } from '@openappkit/swaps/react'
 *
 * export function Price() {
 *   const swap = useSwap()
 *   if (swap.status !== 'ready' || swap.state.status !== 'editing') return null
 *   const { quote } = swap.state
 *   return <p>{quote.status === 'ready' ? `You get ${quote.quote.amountOut}` : 'Getting price…'}</p>
 * }
 * ```
 */
export function useSwap(): UseSwapResult {
  const kit = usePageKit('useSwap')
  const [loaded, setLoaded] = useState<Loaded | AppKitError>()
  useEffect(() => {
    let isCurrent = true
    let detach = (): void => {}
    loadSwap(kit).then(
      result => {
        detach = result.detach
        if (isCurrent) setLoaded(result)
        else detach()
      },
      cause => isCurrent && setLoaded(cause instanceof AppKitError ? cause : loadFailed(cause)),
    )
    return () => {
      isCurrent = false
      detach()
      setLoaded(undefined)
    }
  }, [kit])
  const swap = loaded && 'swap' in loaded ? loaded.swap : undefined
  const watch = useCallback((listener: () => void) => (swap ? subscribe(swap.state, listener, true) : () => {}), [swap])
  const state = useSyncExternalStore(
    watch,
    () => swap?.state.value,
    () => undefined,
  )
  if (loaded instanceof AppKitError) return { status: 'failed', error: loaded }
  return loaded && state
    ? { status: 'ready', state, swap: loaded.swap, loadTokens: loaded.loadTokens }
    : { status: 'loading' }
}

async function loadSwap(kit: AppKit): Promise<Loaded> {
  const [modal, { SwapFlow }, { SwapTokens }] = await Promise.all([
    kit.load(),
    import('../modal/SwapFlow'),
    import('../modal/SwapTokens'),
  ])
  const flow = modal.controller(SwapFlow)
  return {
    swap: flow.controller,
    loadTokens: async () => {
      const network = modal.chains.get()?.network
      return network ? modal.controller(SwapTokens).load(network) : []
    },
    detach: await flow.attach(),
  }
}

function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('view/load-failed', "The swap couldn't load. Check your connection and try again.", { cause })
}
