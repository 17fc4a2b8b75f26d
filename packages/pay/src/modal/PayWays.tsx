import { Image, ListItem, Message, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'
import { useInvoiceExchanges } from './exchange/useInvoiceExchanges'
import type { PayProps } from './PayProps'
import { codeIcon, exchangeIcon, receiptIcon, walletIcon } from './payIcons'
import { walletOf } from './walletOf'

/** The ways to pay an invoice. Part `pay-ways`. */
export function PayWays({ checkout, flow, translator }: PayProps): ReactNode {
  const kit = useKit()
  useSnapshot(kit.chains.state)
  useSnapshot(kit.connections.state)
  const { t } = translator
  const { rails } = useSnapshot(flow.state)
  const due = checkout.assets.filter(asset => asset.due > 0n)
  const own = due.filter(asset => flow.account(asset))
  const withdrawable = useInvoiceExchanges(checkout, rails.includes('exchange'))
  const ways = [
    rails.includes('wallet') && own.length > 0 && <WalletWay key="wallet" own={own} flow={flow} />,
    rails.includes('wallet') && own.length === 0 && canConnect(kit, due) && (
      <ListItem
        title={t('connect')}
        detail={t('connectDetail')}
        icon={walletIcon}
        chevron
        onClick={() => flow.connect()}
      />
    ),
    rails.includes('qr') && due.length > 0 && (
      <ListItem
        title={t('code')}
        detail={t('codeDetail')}
        icon={codeIcon}
        chevron
        onClick={() => flow.choose('qr', due)}
      />
    ),
    withdrawable.length > 0 && (
      <ListItem
        title={t('exchange')}
        detail={t('exchangeDetail')}
        icon={exchangeIcon}
        chevron
        onClick={() => flow.choose('exchange', withdrawable)}
      />
    ),
  ].filter(Boolean)
  if (ways.length === 0)
    return (
      <Message
        media={receiptIcon}
        title={t('noWayTitle')}
        detail={t('noWayDetail', { store: shortened(checkout.store) })}
      />
    )
  return (
    <ul className="pay-ways" part="pay-ways" aria-label={t('ways')}>
      {ways.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ways keep their order
        <li key={index}>{way}</li>
      ))}
    </ul>
  )
}

/** The row of the connected wallets, named after the one that pays with the first asset. */
function WalletWay({ flow, own }: Pick<PayProps, 'flow'> & { readonly own: readonly PayAsset[] }): ReactNode {
  const kit = useKit()
  const wallet = walletOf(kit, own[0])
  const symbols = [...new Set(own.map(({ symbol }) => shortened(symbol)))].join(', ')
  return (
    <ListItem
      title={shortened(wallet?.name ?? '')}
      detail={symbols}
      icon={wallet?.imageUrl === undefined ? walletIcon : <Image src={wallet.imageUrl} name={wallet.name} />}
      chevron
      onClick={() => flow.choose('wallet', own)}
    />
  )
}

/** Returns whether a wallet of the app could pay with one of the assets. */
function canConnect(kit: ReturnType<typeof useKit>, assets: readonly PayAsset[]): boolean {
  return assets.some(({ caipNetworkId }) => kit.chains.findNetwork(caipNetworkId) !== undefined)
}
