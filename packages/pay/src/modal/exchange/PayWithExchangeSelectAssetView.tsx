import {
  Image,
  ListItem,
  useActiveChain,
  useCatalog,
  useKit,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect } from 'react'
import { CannotLoadExchanges } from './CannotLoadExchanges'
import { ExchangeFlow } from './ExchangeFlow'
import { ExchangeTexts } from './ExchangeTexts'
import { NoAsset } from './OwnDeposit'
import { useDepositAssets } from './useDepositAssets'

/** The choice of the asset to deposit: those of the account that an exchange sends. Part `exchange-assets`. */
export function PayWithExchangeSelectAssetView(): ReactNode {
  const kit = useKit()
  const flow = kit.controller(ExchangeFlow)
  const translator = useCatalog(ExchangeTexts)
  const network = useActiveChain()?.network
  const assets = useDepositAssets()
  useSnapshot(flow.lists.state)
  const { value: draft } = useSnapshot(flow.form.state)
  useEffect(() => {
    for (const { id } of assets) void flow.lists.load(id)
  }, [flow, assets])
  const lists = assets.map(({ id }) => flow.lists.of(id))
  const offered = assets.filter(({ id }) => flow.lists.exchangesOf(id).length > 0)
  const isLoading = lists.some(list => list === undefined || list.status === 'loading')
  if (!translator || (isLoading && offered.length === 0)) return <ViewSkeleton hasMessages />
  if (offered.length === 0 && lists.some(list => list?.status === 'failed'))
    return (
      <CannotLoadExchanges
        translator={translator}
        onRetry={() => {
          for (const { id } of assets) void flow.lists.retry(id)
        }}
      />
    )
  if (offered.length === 0) return <NoAsset translator={translator} network={network} />
  return (
    <ul part="exchange-assets" aria-label={translator.t('selectAsset')}>
      {offered.map(asset => (
        <li key={asset.id}>
          <ListItem
            title={shortened(asset.name)}
            detail={shortened(asset.symbol)}
            icon={<Image src={asset.iconUrl} name={asset.symbol} shape="circle" />}
            selected={asset.id === draft.asset?.id}
            onClick={() => {
              flow.form.setAsset(asset)
              kit.modal.goBack()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
