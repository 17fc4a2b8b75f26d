import { type AppKit, AppKitError } from '@openappkit/appkit-core'
import { usePageKit } from '@openappkit/appkit-ui/page'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { InvoiceFeed, InvoiceState } from '../invoice/InvoiceFeed'
import type { PayCheckout } from '../invoice/PayCheckout'

/** Result of {@link useInvoice}: the invoice itself, with its `status`. */
export type UseInvoiceResult =
  /** The code or the invoice is loading. Also during server rendering. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  /** `isStale` if the last request failed. Another one follows. */
  | (PayCheckout & { readonly isStale: boolean })

/** Feed of an invoice, or the reason why its code couldn't load. */
interface Loaded {
  readonly kit: AppKit
  readonly id: string
  readonly clientSecret: string
  readonly outcome: InvoiceFeed | AppKitError
}

/**
 * Returns an invoice, and follows it while the component is mounted. Loads the modal's code when the component mounts, so
 * render it only where users pay. Verify a settled invoice on your server before you deliver.
 *
 * @param id - Id of the invoice.
 * @param clientSecret - Secret from `invoices.create`.
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useInvoice } from '@openappkit/pay/react'
 *
 * export function OrderStatus({ id, clientSecret }: { id: string; clientSecret: string }) {
 *   const invoice = useInvoice(id, clientSecret)
 *   return <p>{invoice.status === 'settled' ? 'Paid' : 'Waiting for your payment'}</p>
 * }
 * ```
 */
export function useInvoice(id: string, clientSecret: string): UseInvoiceResult {
  const kit = usePageKit('useInvoice')
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const use = (outcome: Loaded['outcome']) => setLoaded({ kit, id, clientSecret, outcome })
    loadFeed(kit, id, clientSecret).then(
      feed => {
        if (isOver) return
        stop = feed.follow()
        use(feed)
      },
      (cause: unknown) => isOver || use(cause instanceof AppKitError ? cause : loadFailed(cause)),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [kit, id, clientSecret])
  // The render after a change must not return the invoice before it.
  const isCurrent = loaded?.kit === kit && loaded.id === id && loaded.clientSecret === clientSecret
  const outcome = isCurrent ? loaded.outcome : undefined
  const feed = outcome instanceof AppKitError ? undefined : outcome
  const watch = useCallback((listener: () => void) => (feed ? subscribe(feed.state, listener) : () => {}), [feed])
  const value = useSyncExternalStore<InvoiceState | undefined>(
    watch,
    () => feed?.state.value,
    () => undefined,
  )
  if (outcome instanceof AppKitError) return { status: 'failed', error: outcome }
  if (!value || value.status === 'loading') return { status: 'loading' }
  return value.status === 'failed' ? value : { ...value.checkout, isStale: value.isStale }
}

async function loadFeed(kit: AppKit, id: string, clientSecret: string): Promise<InvoiceFeed> {
  const [modal, { InvoiceFeeds }] = await Promise.all([kit.load(), import('../invoice/InvoiceFeeds')])
  return modal.controller(InvoiceFeeds).of({ id, clientSecret })
}

function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('view/load-failed', "The invoice couldn't load. Check your connection and try again.", {
    cause,
  })
}
