import {
  defineSheet,
  useActiveChain,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { OnrampFormState } from '../OnrampForm'
import { BuyForm } from './BuyForm'
import { CannotBuy } from './CannotBuy'
import css from './Onramp.css?inline'
import type { OnrampArguments } from './OnrampArguments'
import { OnrampFlow } from './OnrampFlow'
import { OnrampTexts } from './OnrampTexts'
import { PendingPurchases } from './PendingPurchases'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The view to buy crypto: amount, market, prices of the providers. */
export function OnRampProvidersView({ params }: { readonly params: OnrampArguments | undefined }): ReactNode {
  const kit = useKit()
  const flow = kit.controller(OnrampFlow)
  const translator = useCatalog(OnrampTexts)
  // Renders in the same task as the input: a field that gets its value later loses the caret.
  const value = useSnapshot(flow.form.state, { sync: true }).value as OnrampFormState
  const { purchases } = useSnapshot(flow.purchases.state)
  const chain = useActiveChain()
  useSheet(sheet)
  useEffect(() => flow.begin(params), [flow, params])
  const hasQuote = value.quotes.status === 'ready'
  // The user's next step. Opening it retries and reports a failed load.
  useEffect(() => void (hasQuote && import('./BuyInProgressView').catch(() => {})), [hasQuote])
  if (!translator) return <ViewSkeleton hasMessages />
  const { catalog } = value
  const isUnsupported = catalog.status === 'failed' && catalog.error.code === 'onramp/unsupported-chain'
  if (chain?.status !== 'connected' || isUnsupported) return <CannotBuy chain={chain} translator={translator} />
  return (
    <>
      <PendingPurchases purchases={flow.pendingOf(purchases)} translator={translator} />
      <BuyForm flow={flow} translator={translator} value={value} />
    </>
  )
}
