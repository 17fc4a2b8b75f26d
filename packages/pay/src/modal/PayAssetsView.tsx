import { Button, Image, ListItem, Message, useKit, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'
import { useInvoiceExchanges } from './exchange/useInvoiceExchanges'
import { networkName } from './networkName'
import type { PayAssetsArguments } from './PayArguments'
import type { PayProps } from './PayProps'
import { receiptIcon } from './payIcons'
import { SwapOffer, useBalance } from './SwapOffer'
import { useCheckout } from './useCheckout'

/** The choice of the asset to pay with. */
export function PayAssetsView({ params }: { readonly params: PayAssetsArguments | undefined }): ReactNode {
  const rail = params?.rail ?? 'wallet'
  const shown = useCheckout()
  const kit = useKit()
  const withdrawable = useInvoiceExchanges(shown?.checkout, rail === 'exchange')
  useSnapshot(kit.chains.state)
  if (!shown) return <ViewSkeleton hasMessages />
  const { checkout, flow, translator } = shown
  const payable = checkout.assets.filter(asset => asset.due > 0n && (rail !== 'wallet' || flow.account(asset)))
  const assets = rail === 'exchange' ? withdrawable : payable
  if (assets.length === 0)
    return (
      <Message media={receiptIcon} title={translator.t('noAsset')}>
        <Button variant="primary" onClick={() => flow.connect()}>
          {translator.t('connect')}
        </Button>
      </Message>
    )
  return (
    <ul part="pay-assets">
      {assets.map(asset => (
        <li key={asset.id}>
          {rail === 'wallet' ? (
            <OwnAsset asset={asset} flow={flow} translator={translator} />
          ) : (
            <AssetRow
              asset={asset}
              translator={translator}
              detail={networkName(kit, asset)}
              onClick={() => flow.open(rail, asset)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type OwnAssetProps = Pick<PayProps, 'flow' | 'translator'> & { readonly asset: PayAsset }

/** An asset with the account's balance. If that is too little, the row offers a swap. */
function OwnAsset({ asset, flow, translator }: OwnAssetProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  const balance = useBalance({ asset, flow })
  const network = networkName(kit, asset)
  const isShort = balance?.status === 'known' && balance.value < asset.due
  const have =
    balance?.status === 'known' ? exactAmount(balance.value, asset.decimals, asset.symbol, locale) : undefined
  const detail = have === undefined ? network : `${network} · ${t(isShort ? 'tooLittle' : 'youHave', { amount: have })}`
  return (
    <>
      <AssetRow
        asset={asset}
        translator={translator}
        detail={detail}
        isDisabled={isShort}
        onClick={() => flow.open('wallet', asset)}
      />
      <SwapOffer asset={asset} flow={flow} translator={translator} />
    </>
  )
}

interface AssetRowProps extends Pick<PayProps, 'translator'> {
  readonly asset: PayAsset
  readonly detail: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

function AssetRow({ asset, detail, isDisabled, onClick, translator: { locale } }: AssetRowProps): ReactNode {
  const kit = useKit()
  const network = kit.chains.findNetwork(asset.caipNetworkId)
  const imageUrl = asset.tokenAddress === undefined ? network?.assets?.imageUrl : undefined
  return (
    <ListItem
      title={exactAmount(asset.due, asset.decimals, asset.symbol, locale)}
      detail={detail}
      icon={<Image src={imageUrl} name={asset.symbol} shape="circle" />}
      chevron
      disabled={isDisabled}
      onClick={onClick}
    />
  )
}
