import {
  defineSheet,
  Text,
  useAnnouncement,
  useCatalog,
  useKit,
  useSheet,
  useSnapshot,
  useStatusFocus,
  ViewSkeleton,
  WalletStatusImage,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import { BuyActions } from './BuyActions'
import { BuyFacts } from './BuyFacts'
import css from './BuyProgress.css?inline'
import { buyScene } from './buyScene'
import { OnrampFlow } from './OnrampFlow'
import type { OnrampProps } from './OnrampProps'
import { OnrampTexts } from './OnrampTexts'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The view of a purchase, from the provider's checkout to the delivery. */
export function BuyInProgressView({ params }: { readonly params: { readonly id: string } | undefined }): ReactNode {
  const kit = useKit()
  const flow = kit.controller(OnrampFlow)
  const translator = useCatalog(OnrampTexts)
  const { purchases } = useSnapshot(flow.purchases.state)
  const id = params?.id
  const purchase = purchases.find(known => known.id === id)
  useSheet(sheet)
  useEffect(() => {
    if (id !== undefined) flow.purchases.follow(id)
    // Without a purchase, such as in a bookmark, the form is the way on.
    if (!flow.purchases.find(id ?? '')) kit.router.replace('OnRampProviders')
  }, [flow, id, kit])
  if (!translator || !purchase) return <ViewSkeleton hasMessages />
  return <Progress flow={flow} translator={translator} purchase={purchase} />
}

/** The progress in words and as a picture. Parts `buy-progress`, `buy-status`. */
function Progress({ flow, purchase, translator }: OnrampProps & { readonly purchase: OnrampPurchase }): ReactNode {
  const isBlocked = flow.blocked.has(purchase.id)
  const { detail, focus, ring, title } = buyScene(purchase, isBlocked, translator)
  const { progress, asset } = purchase
  const state = `${progress.status} ${progress.isSent}`
  const heading = useStatusFocus<HTMLHeadingElement>(state, focus === 'heading')
  // Screen readers already read a heading that takes the focus.
  const spoken = focus === 'heading' ? [detail] : [title, detail]
  useAnnouncement(spoken.filter(Boolean).join('. '), { urgent: ring === 'failed' })
  return (
    <div className="buy-progress" part="buy-progress">
      <div className="buy-status" part="buy-status">
        <WalletStatusImage src={asset.iconUrl} name={asset.symbol} status={ring} shape="circle" />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {detail !== undefined && (
          <Text tone="2" align="center">
            {detail}
          </Text>
        )}
      </div>
      <BuyFacts purchase={purchase} translator={translator} />
      <BuyActions flow={flow} translator={translator} purchase={purchase} isBlocked={isBlocked} />
    </div>
  )
}
