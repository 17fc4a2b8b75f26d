import {
  defineSheet,
  useActiveChain,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  useTransfers,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { SwapState } from '../SwapState'
import { NoSwaps } from './NoSwaps'
import type { SwapArguments } from './SwapArguments'
import { SwapCatalog } from './SwapCatalog'
import { SwapFlow } from './SwapFlow'
import { SwapForm } from './SwapForm'
import type { FormValue } from './SwapProps'
import css from './SwapScreen.css?inline'
import { SwapTokens } from './SwapTokens'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The view to fill in a swap. */
export function SwapView({ params }: { readonly params: SwapArguments | undefined }): ReactNode {
  const kit = useKit()
  const flow = kit.controller(SwapFlow)
  const translator = useCatalog(SwapCatalog)
  const { controller } = flow
  // Renders in the same task as the input: a field that gets its value later loses the caret.
  const value = useSnapshot(controller.state, { sync: true }).value as SwapState
  const { lists } = useSnapshot(kit.controller(SwapTokens).state)
  const chain = useActiveChain()
  const loaded = useTransfers(chain?.namespace)
  useSheet(sheet)
  useEffect(() => void flow.begin(params), [flow, params])
  const form = formOf(value)
  const isReady = translator !== undefined && form !== undefined
  const hasQuote = form?.quote.status === 'ready'
  // The user's next steps. Opening them retries and reports a failed load.
  useEffect(() => void (isReady && import('./SwapSelectTokenView').catch(() => {})), [isReady])
  useEffect(() => void (hasQuote && import('./SwapPreviewView').catch(() => {})), [hasQuote])
  // Apps without types may pass anything.
  const locked = Array.isArray(params?.locked) ? params.locked : []
  if (!translator || loaded.status === 'loading' || !form) return <ViewSkeleton hasMessages />
  const list = lists[chain?.network?.caipNetworkId ?? '']
  const isUnsupported = list?.status === 'failed' && list.error.code === 'swap/unsupported-chain'
  return chain?.status === 'connected' && !isUnsupported ? (
    <SwapForm controller={controller} translator={translator} value={form} locked={locked} />
  ) : (
    <NoSwaps chain={chain} t={translator.t} />
  )
}

/** Returns the form of a state. Undefined for a requested or sent swap, which has a view of its own. */
function formOf(value: SwapState): FormValue | undefined {
  if (value.status === 'editing' || value.status === 'preparing') return value
  if (value.status !== 'reviewing') return undefined
  // The review view is about to open.
  return { status: 'editing', draft: value.draft, quote: { status: 'ready', quote: value.review.quote } }
}
