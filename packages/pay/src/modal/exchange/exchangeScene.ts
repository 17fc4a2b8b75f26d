import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ExchangeDepositState } from '../../exchange/ExchangeDepositState'
import type { PayAsset, PayCheckout } from '../../invoice/PayCheckout'
import type { PayScene } from '../PayScene'
import type { ExchangeProps } from './ExchangeProps'

/** A deposit that has started. */
export type StartedDeposit = Exclude<ExchangeDepositState, { status: 'idle' | 'starting' }>

/** The invoice that a deposit pays, as it is now. */
export interface PaidInvoice {
  readonly checkout: PayCheckout
  readonly asset: PayAsset
}

/** Returns the scene of a deposit. */
export function exchangeScene(
  value: StartedDeposit,
  invoice: PaidInvoice | undefined,
  network: string,
  { locale, t }: ExchangeProps['translator'],
): PayScene {
  const { amount, asset, exchange } = value.order
  const values = {
    exchange: shortened(exchange.name),
    symbol: shortened(asset.symbol),
    network,
    store: shortened(invoice?.checkout.store ?? ''),
    amount: exactAmount(amount, asset.decimals, asset.symbol, locale),
  }
  switch (value.status) {
    case 'opened': {
      if (value.isBlocked)
        return {
          title: t('blockedTitle', values),
          detail: t('blockedDetail', values),
          ring: 'idle',
          focus: 'action',
        }
      const waiting = t(invoice ? 'waitingForInvoice' : 'waitingDetail', values)
      return value.isClosed
        ? { title: t('waitingTitle'), detail: waiting, ring: 'requesting', focus: 'heading' }
        : {
            title: t('openedTitle', values),
            detail: t('openedDetail', values),
            ring: 'requesting',
            focus: 'heading',
          }
    }
    case 'inProgress':
      return value.txHash === undefined
        ? {
            title: t('processingTitle'),
            detail: t('processingDetail', values),
            ring: 'requesting',
            focus: 'heading',
          }
        : { title: t('sentTitle', values), detail: t('sentDetail', values), ring: 'requesting', focus: 'heading' }
    case 'succeeded':
      // The store decides when the invoice is paid.
      return invoice
        ? { title: t('arrivedTitle'), detail: t('arrivedDetail', values), ring: 'requesting', focus: 'heading' }
        : { title: t('doneTitle'), detail: t('doneDetail', values), ring: 'success', focus: 'action' }
    case 'failed':
      return {
        title: t('failedTitle'),
        detail: t(invoice ? 'failedForInvoice' : 'failedDetail', values),
        ring: 'failed',
        focus: 'action',
      }
  }
}
