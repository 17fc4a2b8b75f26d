import { Icon, IconTile, ListItem, useKit } from '@openappkit/appkit-ui/elements'
import { moneyText, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import type { OnrampProps } from './OnrampProps'

const picture = (
  <IconTile
    icon={<Icon name="clock" paths={['M12 6v6l4 2', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z']} />}
    tone="accent"
  />
)

export interface PendingPurchasesProps extends Pick<OnrampProps, 'translator'> {
  readonly purchases: readonly OnrampPurchase[]
}

/** Purchases that aren't finished, so that users see them before they pay again. Part `buy-pending`. */
export function PendingPurchases({ purchases, translator }: PendingPurchasesProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  if (purchases.length === 0) return null
  return (
    <ul className="buy-pending" part="buy-pending">
      {purchases.slice(0, 3).map(({ currency, id, provider, total }) => (
        <li key={id}>
          <ListItem
            title={t('pendingTitle')}
            detail={t('pendingDetail', {
              total: `\u2066${moneyText(total, locale, currency)}\u2069`,
              provider: shortened(provider.name),
            })}
            icon={picture}
            chevron
            onClick={() => kit.router.push('BuyInProgress', { id })}
          />
        </li>
      ))}
    </ul>
  )
}
