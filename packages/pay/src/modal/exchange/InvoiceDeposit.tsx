import { Button, Message, Notice, Text, useKit, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect } from 'react'
import type { PayAsset, PayCheckout } from '../../invoice/PayCheckout'
import { networkName } from '../networkName'
import { PaidAmount } from '../PaidAmount'
import { receiptIcon } from '../payIcons'
import { useCheckout } from '../useCheckout'
import { CannotLoadExchanges } from './CannotLoadExchanges'
import { ContinueButton } from './ContinueButton'
import { DepositProgress } from './DepositProgress'
import { invoiceAssets } from './depositAssets'
import { ExchangeChoices } from './ExchangeChoices'
import type { ExchangeProps } from './ExchangeProps'

export interface InvoiceDepositProps extends ExchangeProps {
  /** CAIP-19 id. */
  readonly assetId: string
}

/** The payment of an invoice from an exchange. The invoice's status ends it: the payment flow then replaces the view. */
export function InvoiceDeposit({ assetId, flow, translator }: InvoiceDepositProps): ReactNode {
  const kit = useKit()
  const shown = useCheckout()
  const { value } = useSnapshot(flow.payment.state)
  useSnapshot(flow.lists.state)
  const checkout = shown?.checkout
  const id = checkout?.id
  const asset = checkout && invoiceAssets(checkout).find(known => known.id === assetId)
  const isMissing = checkout !== undefined && asset === undefined
  useEffect(() => {
    if (id !== undefined) flow.show({ id })
  }, [flow, id])
  useEffect(() => void flow.lists.load(assetId), [flow, assetId])
  useEffect(() => {
    if (isMissing) kit.router.replace('Pay')
  }, [isMissing, kit])
  if (!checkout || !asset) return <ViewSkeleton hasMessages />
  if (value.status !== 'idle' && value.status !== 'starting')
    return <DepositProgress flow={flow} translator={translator} value={value} invoice={{ checkout, asset }} />
  const list = flow.lists.of(assetId)
  if (!list || list.status === 'loading') return <ViewSkeleton hasMessages />
  if (list.status === 'failed')
    return <CannotLoadExchanges translator={translator} onRetry={() => void flow.lists.retry(assetId)} />
  if (list.exchanges.length === 0) return <NoExchange flow={flow} translator={translator} asset={asset} />
  return <InvoiceForm flow={flow} translator={translator} asset={asset} checkout={checkout} />
}

function NoExchange({ asset, flow, translator: { t } }: ExchangeProps & { readonly asset: PayAsset }): ReactNode {
  const kit = useKit()
  const values = { symbol: shortened(asset.symbol), network: networkName(kit, asset) }
  return (
    <Message role="status" media={receiptIcon} title={t('noneTitle', values)} detail={t('noneForInvoice', values)}>
      <Button variant="primary" onClick={() => flow.payAnotherWay()}>
        {t('payAnotherWay')}
      </Button>
    </Message>
  )
}

interface InvoiceFormProps extends ExchangeProps {
  readonly asset: PayAsset
  readonly checkout: PayCheckout
}

/** The amount to withdraw, and the exchanges. Part `exchange-form`. */
function InvoiceForm({ asset, checkout, flow, translator }: InvoiceFormProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  const store = shortened(checkout.store)
  const exchange = flow.exchangeFor(asset)
  return (
    <form
      className="exchange-form"
      part="exchange-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (exchange) flow.pay(checkout, asset, exchange)
      }}
    >
      <div className="pay-send">
        <Text size="xs" tone="3" align="center">
          <bdi>{t('storeReceives', { store })}</bdi>
        </Text>
        <PaidAmount asset={asset} units={asset.due} locale={locale} />
        <Text size="s" tone="2" align="center">
          <bdi>{t('onNetwork', { network: networkName(kit, asset) })}</bdi>
        </Text>
      </div>
      <ExchangeChoices flow={flow} translator={translator} assetId={asset.id} />
      <Notice>{t('feeNote', { store })}</Notice>
      <ContinueButton deposit={flow.payment} exchange={exchange} translator={translator} />
    </form>
  )
}
