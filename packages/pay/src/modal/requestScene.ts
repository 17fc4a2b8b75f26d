import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { WalletPaymentState } from '../wallet/WalletPaymentState'
import type { PayProps } from './PayProps'
import type { PayScene } from './PayScene'
import { problemText } from './problemText'

/** A state that concerns the wallet rather than the review. */
export type RequestValue = Exclude<
  WalletPaymentState,
  { status: 'checking' | 'idle' | 'preparing' | 'reviewing' | 'unready' }
>

/** Returns the scene of a request in the wallet. */
export function requestScene(
  value: RequestValue,
  { checkout, translator }: Pick<PayProps, 'checkout' | 'translator'>,
  walletName: string | undefined,
): PayScene {
  const { locale, t } = translator
  const { account, amount, asset } = value.review
  const values = {
    wallet: shortened(walletName ?? t('unknownWallet')),
    store: shortened(checkout.store),
    network: shortened(account.network.name),
    amount: exactAmount(amount, asset.decimals, asset.symbol, locale),
  }
  switch (value.status) {
    case 'switching':
      return {
        title: t('switchTitle', values),
        detail: t('switchDetail', values),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'requesting':
      return {
        title: t('requestTitle', values),
        detail: t('requestDetail', values),
        ring: 'requesting',
        focus: 'heading',
      }
    case 'declined':
      return { title: t('declinedTitle'), detail: t('declinedDetail', values), ring: 'declined', focus: 'action' }
    case 'pendingInWallet':
      return {
        title: t('pendingTitle', values),
        detail: t('pendingDetail', values),
        ring: 'requesting',
        focus: 'action',
      }
    case 'failed': {
      const coin = account.network.nativeCurrency.symbol
      const detail = problemText(value.error, { checkout, translator }, { coin, symbol: asset.symbol })
      return { title: t('notSentTitle'), detail, ring: 'failed', focus: 'action' }
    }
    case 'uncertain':
      return { title: t('uncertainTitle'), detail: t('uncertainDetail', values), ring: 'idle', focus: 'heading' }
    case 'sent':
      return { title: t('sentTitle'), detail: t('sentDetail'), ring: 'requesting', focus: 'heading' }
  }
}
