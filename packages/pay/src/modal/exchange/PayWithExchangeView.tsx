import { defineSheet, useCatalog, useKit, useSheet, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import payCss from '../Pay.css?inline'
import css from './Exchange.css?inline'
import { ExchangeFlow } from './ExchangeFlow'
import { ExchangeTexts } from './ExchangeTexts'
import { InvoiceDeposit } from './InvoiceDeposit'
import { OwnDeposit } from './OwnDeposit'

const paySheet = /* @__PURE__ */ defineSheet(payCss, 'view')
const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** A deposit from an exchange: to the user's own account, or to pay the invoice that the modal shows. */
export function PayWithExchangeView({
  params,
}: {
  readonly params: { readonly asset?: string } | undefined
}): ReactNode {
  const kit = useKit()
  const flow = kit.controller(ExchangeFlow)
  const translator = useCatalog(ExchangeTexts)
  useSheet(paySheet)
  useSheet(sheet)
  if (!translator) return <ViewSkeleton hasMessages />
  const asset = params?.asset
  // The payment of an invoice opens this view from its ways to pay.
  if (asset !== undefined && kit.router.has('Pay'))
    return <InvoiceDeposit flow={flow} translator={translator} assetId={asset} />
  return <OwnDeposit flow={flow} translator={translator} wanted={asset} />
}
