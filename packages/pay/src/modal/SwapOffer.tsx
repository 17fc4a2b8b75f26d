import { Button, useSnapshot } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'
import type { AssetBalance } from '../wallet/AssetBalances'
import type { PayProps } from './PayProps'

export interface SwapOfferProps extends Pick<PayProps, 'flow' | 'translator'> {
  readonly asset: PayAsset
}

/** Offers to swap another token for what the account lacks of an asset. Part `pay-swap`. */
export function SwapOffer({ asset, flow, translator: { t } }: SwapOfferProps): ReactNode {
  const { rails } = useSnapshot(flow.state)
  const balance = useBalance({ asset, flow })
  if (balance?.status !== 'known' || balance.value >= asset.due) return null
  if (!rails.includes('swap') || !flow.canSwap(asset)) return null
  return (
    <div className="pay-swap" part="pay-swap">
      <Button onClick={() => void flow.swapFor(asset, balance.value)}>
        {t('swapFor', { symbol: shortened(asset.symbol) })}
      </Button>
    </div>
  )
}

/** Reads the account's balance of an asset on mount. Undefined without an account. */
export function useBalance({ asset, flow }: Pick<SwapOfferProps, 'asset' | 'flow'>): AssetBalance | undefined {
  useSnapshot(flow.balances.state)
  useEffect(() => {
    const account = flow.account(asset)
    if (account) void flow.balances.read(account, asset)
  }, [flow, asset])
  const account = flow.account(asset)
  return account && flow.balances.of(account, asset)
}
