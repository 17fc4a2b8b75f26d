import { shortened } from '@openappkit/appkit-ui/money'
import type { PayCheckout } from '../invoice/PayCheckout'
import type { PayProps } from './PayProps'
import type { PayScene } from './PayScene'

/** Returns the scene of an invoice whose payment is on its way or over. */
export function progressScene(checkout: PayCheckout, { t }: PayProps['translator']): PayScene {
  const { exceptions, status } = checkout
  const values = { store: shortened(checkout.store) }
  switch (status) {
    case 'open':
      return { title: t('sentTitle'), detail: t('sentDetail'), ring: 'requesting', focus: 'heading' }
    case 'processing':
      return { title: t('processingTitle'), detail: waitText(checkout, t), ring: 'requesting', focus: 'heading' }
    case 'settled':
      return {
        title: t('settledTitle'),
        detail: t('settledDetail', values),
        notes: [
          ...(exceptions.includes('over') ? [t('settledOver', values)] : []),
          ...(exceptions.includes('duplicate') ? [t('settledTwice', values)] : []),
          ...(exceptions.includes('wrongAsset') ? [t('wrongAsset', values)] : []),
        ],
        ring: 'success',
        focus: 'action',
      }
    case 'expired': {
      const [title, detail] = exceptions.includes('late')
        ? (['lateTitle', 'lateDetail'] as const)
        : (['expiredTitle', exceptions.includes('partial') ? 'expiredPartial' : 'expiredDetail'] as const)
      const notes = exceptions.includes('wrongAsset') ? [t('wrongAsset', values)] : []
      return { title: t(title), detail: t(detail, values), notes, ring: 'declined', focus: 'action' }
    }
    case 'invalid': {
      const [title, detail] = exceptions.includes('marked')
        ? (['canceledTitle', 'canceledDetail'] as const)
        : (['invalidTitle', 'invalidDetail'] as const)
      return { title: t(title), detail: t(detail, values), ring: 'failed', focus: 'action' }
    }
    case 'reversed':
      return { title: t('reversedTitle'), detail: t('reversedDetail', values), ring: 'failed', focus: 'action' }
  }
}

/** Returns what the payer waits for: the confirmations that the slowest payment lacks. */
function waitText({ assets, payments }: PayCheckout, t: PayProps['translator']['t']): string {
  const waiting = payments.filter(
    ({ role, status }) => role === 'payment' && (status === 'pending' || status === 'confirmed'),
  )
  const missing = waiting.map(({ asset, caipNetworkId, confirmations }) => {
    const needed = assets.find(({ id }) => id === asset) ?? assets.find(known => known.caipNetworkId === caipNetworkId)
    return needed?.confirmations === undefined ? undefined : Math.max(1, needed.confirmations - confirmations)
  })
  if (missing.length === 0 || missing.includes(undefined)) return t('finalizedDetail')
  return t('confirmationsDetail', { count: Math.max(...missing.map(count => count ?? 0)) })
}
