import { exactAmount, moneyText, shortened } from '@openappkit/appkit-ui/money'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import type { OnrampProps } from './OnrampProps'

const failures = [
  'cancelled',
  'card-declined',
  'bank-declined',
  'authentication-failed',
  'identity-rejected',
  'limit-reached',
  'lifetime-limit-reached',
  'region-not-supported',
  'network-address-mismatch',
  'asset-unavailable',
  'quote-expired',
] as const

/** The texts of a purchase's progress, its picture, and what takes the focus. */
export interface BuyScene {
  readonly title: string
  readonly detail?: string | undefined
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  readonly focus: 'heading' | 'action'
}

/** Returns the scene of a purchase. */
export function buyScene(
  { asset, currency, progress, provider, secret, total }: OnrampPurchase,
  isBlocked: boolean,
  { locale, t }: OnrampProps['translator'],
): BuyScene {
  const values = {
    provider: shortened(provider.name),
    symbol: shortened(asset.symbol),
    total: `\u2066${moneyText(total, locale, currency)}\u2069`,
  }
  switch (progress.status) {
    case 'created':
    case 'opened': {
      if (isBlocked && progress.status === 'created')
        return { title: t('blockedTitle', values), detail: t('blockedDetail'), ring: 'idle', focus: 'action' }
      const detail = t(secret === undefined ? 'openedDetailUnfollowed' : 'openedDetail')
      return { title: t('openedTitle', values), detail, ring: 'requesting', focus: 'heading' }
    }
    case 'awaitingPayment':
      return {
        title: t('awaitingTitle'),
        detail: t('awaitingDetail', values),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'processing':
      return progress.isSent
        ? { title: t('sentTitle', values), detail: t('sentDetail', values), ring: 'requesting', focus: 'heading' }
        : { title: t('processingTitle'), detail: t('processingDetail', values), ring: 'requesting', focus: 'heading' }
    case 'onHold':
      return { title: t('onHoldTitle'), detail: t('onHoldDetail', values), ring: 'idle', focus: 'heading' }
    case 'delivered': {
      const amount = exactAmount(progress.received ?? 0n, asset.decimals, asset.symbol, locale)
      return { title: t('deliveredTitle', { amount }), ring: 'success', focus: 'action' }
    }
    case 'failed': {
      const known = failures.find(one => one === progress.failure) ?? 'provider-error'
      const ring = known === 'cancelled' ? 'declined' : 'failed'
      // Messages without a slot ignore the values.
      const detail = t(`failure.${known}` as 'failure.asset-unavailable', values)
      return { title: t('failedTitle'), detail, ring, focus: 'action' }
    }
    case 'refunded':
      return { title: t('refundedTitle'), detail: t('refundedDetail', values), ring: 'declined', focus: 'action' }
    case 'expired':
      return { title: t('expiredTitle'), detail: t('expiredDetail'), ring: 'declined', focus: 'action' }
  }
}
