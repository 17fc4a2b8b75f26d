import type { CaipNetwork } from '@openappkit/appkit-core'
import { Button, Message, useActiveChain, useKit, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect } from 'react'
import type { DepositAsset } from '../../exchange/Exchange'
import { CannotLoadExchanges } from './CannotLoadExchanges'
import { DepositProgress } from './DepositProgress'
import { ExchangeForm } from './ExchangeForm'
import type { ExchangeProps } from './ExchangeProps'
import { exchangePicture } from './exchangePicture'
import { useDepositAssets } from './useDepositAssets'

export interface OwnDepositProps extends ExchangeProps {
  /** CAIP-19 id of the asset to select first. */
  readonly wanted: string | undefined
}

/** A deposit to the user's own account. */
export function OwnDeposit({ flow, translator, wanted }: OwnDepositProps): ReactNode {
  const chain = useActiveChain()
  const assets = useDepositAssets()
  const { value } = useSnapshot(flow.own.state)
  const { value: draft } = useSnapshot(flow.form.state)
  useSnapshot(flow.lists.state)
  useEffect(() => flow.own.look(), [flow])
  useEffect(() => flow.fill(assets, wanted), [flow, assets, wanted])
  if (value.status !== 'idle' && value.status !== 'starting')
    return <DepositProgress flow={flow} translator={translator} value={value} />
  if (chain?.status !== 'connected') return <NotConnected translator={translator} />
  const { network } = chain
  // A network without known assets, such as one that the app doesn't offer, has no exchanges.
  if (!network || assets.length === 0) return <NoAsset translator={translator} network={network} />
  const asset = assets.find(({ id }) => id === draft.asset?.id)
  const list = asset && flow.lists.of(asset.id)
  if (!asset || !list || list.status === 'loading') return <ViewSkeleton hasMessages />
  if (list.status === 'failed')
    return <CannotLoadExchanges translator={translator} onRetry={() => void flow.lists.retry(asset.id)} />
  if (list.exchanges.length === 0)
    return <NoExchange flow={flow} translator={translator} asset={asset} network={network} />
  return (
    <ExchangeForm
      flow={flow}
      translator={translator}
      asset={asset}
      draft={draft}
      network={network}
      address={chain.address}
    />
  )
}

function NotConnected({ translator: { t } }: Pick<ExchangeProps, 'translator'>): ReactNode {
  const kit = useKit()
  return (
    <Message role="status" media={exchangePicture} title={t('notConnectedTitle')}>
      <Button variant="primary" onClick={() => kit.router.push('Connect')}>
        {t('connect')}
      </Button>
    </Message>
  )
}

export interface NoAssetProps extends Pick<ExchangeProps, 'translator'> {
  readonly network: CaipNetwork | undefined
}

/** The view's content if no exchange sends any of the account's assets on its network. */
export function NoAsset({ network, translator: { t } }: NoAssetProps): ReactNode {
  const kit = useKit()
  return (
    <Message
      role="status"
      media={exchangePicture}
      title={t('noAssetTitle')}
      detail={t('noAssetDetail', { network: shortened(network?.name ?? '') })}
    >
      <Button variant="primary" onClick={() => kit.router.push('Networks')}>
        {t('chooseNetwork')}
      </Button>
      <Button onClick={() => kit.router.push('WalletReceive')}>{t('receive')}</Button>
    </Message>
  )
}

interface NoExchangeProps extends ExchangeProps {
  readonly asset: DepositAsset
  readonly network: CaipNetwork
}

function NoExchange({ asset, network, translator: { t } }: NoExchangeProps): ReactNode {
  const kit = useKit()
  const values = { symbol: shortened(asset.symbol), network: shortened(network.name) }
  return (
    <Message role="status" media={exchangePicture} title={t('noneTitle', values)} detail={t('noneDetail', values)}>
      <Button variant="primary" onClick={() => kit.router.push('PayWithExchangeSelectAsset')}>
        {t('otherAsset')}
      </Button>
      <Button onClick={() => kit.router.push('WalletReceive')}>{t('receive')}</Button>
    </Message>
  )
}
