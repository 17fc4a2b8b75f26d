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
import type { ReactNode } from 'react'
import type { SwapState } from '../SwapState'
import { NoSwaps } from './NoSwaps'
import { SwapCatalog } from './SwapCatalog'
import { SwapFlow } from './SwapFlow'
import { SwapForm } from './SwapForm'
import { SwapReviewScreen } from './SwapReviewScreen'
import css from './SwapScreen.css?inline'
import { SwapTokens } from './SwapTokens'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The form, the review or the progress, depending on the state of the flow. */
export function SwapScreen({ isReview }: { readonly isReview: boolean }): ReactNode {
  const kit = useKit()
  const translator = useCatalog(SwapCatalog)
  const { controller } = kit.controller(SwapFlow)
  // Renders in the same task as the input: a field that gets its value later loses the caret.
  const value = useSnapshot(controller.state, { sync: true }).value as SwapState
  const { lists } = useSnapshot(kit.controller(SwapTokens).state)
  const chain = useActiveChain()
  const loaded = useTransfers(chain?.namespace)
  useSheet(sheet)
  if (!translator || loaded.status === 'loading') return <ViewSkeleton hasMessages />
  const list = lists[chain?.network?.caipNetworkId ?? '']
  const isUnsupported = list?.status === 'failed' && list.error.code === 'swap/unsupported-chain'
  const shared = { controller, translator }
  if (value.status === 'editing' || (value.status === 'preparing' && !value.review)) {
    return chain?.status === 'connected' && !isUnsupported ? (
      <SwapForm {...shared} value={value} />
    ) : (
      <NoSwaps chain={chain} t={translator.t} />
    )
  }
  if (value.status === 'reviewing' && !isReview)
    return (
      <SwapForm
        {...shared}
        value={{ status: 'editing', draft: value.draft, quote: { status: 'ready', quote: value.review.quote } }}
      />
    )
  return <SwapReviewScreen {...shared} value={value} />
}
