import type { Asset, Portfolio } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Text } from '../../elements/Text'
import { VirtualList } from '../../elements/VirtualList'
import { useTranslator } from '../../i18n/useTranslator'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import { AssetRowsSkeleton } from '../account/AssetRowsSkeleton'
import { AccountViewState } from './AccountViewState'
import type { AssetsTranslator } from './AssetsCatalog'
import { NoTokens } from './NoTokens'
import { TokenRow } from './TokenRow'
import { TokensUnavailable } from './TokensUnavailable'
import { usePortfolio } from './usePortfolio'

/** Lists the active account's tokens on its network, most valuable first. Part `tokens`. */
export function TokensTab({ messages }: { readonly messages: AssetsTranslator }): ReactNode {
  const { t } = useTranslator()
  const { state } = usePortfolio()
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="tokens" part="tokens">
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
          <AssetRowsSkeleton />
        </div>
      )
    case 'unavailable':
      return <TokensUnavailable messages={messages} />
    case 'ready':
    case 'stale':
      return <TokenList portfolio={state.portfolio} messages={messages} />
  }
}

interface TokenListProps {
  readonly portfolio: Portfolio
  readonly messages: AssetsTranslator
}

function TokenList({ portfolio: { assets, source, total }, messages }: TokenListProps): ReactNode {
  const kit = useKit()
  const { currency } = total
  const hasPrices = source !== 'chain'
  const held = useMemo(() => assets.filter(({ units, unconfirmed }) => units > 0n || unconfirmed > 0n), [assets])
  const open = useCallback(
    ({ caipNetworkId, id, name, tokenAddress }: Asset) => {
      kit.controller(AccountViewState).left = id
      kit.router.push('TokenDetail', { caipNetworkId, tokenAddress, name })
    },
    [kit],
  )
  // Keep the function stable, or every visible row would rerender on a refresh.
  const draw = useCallback(
    (asset: Asset, index: number) => (
      <TokenRow
        asset={asset}
        index={index}
        currency={currency}
        hasPrices={hasPrices}
        messages={messages}
        onOpen={open}
      />
    ),
    [currency, hasPrices, messages, open],
  )
  useAnnouncement(held.length > 0 && messages.t('tokens.loaded', { count: held.length }))
  if (held.length === 0) return <NoTokens messages={messages} />
  const hasTotal = hasPrices && total.unpriced > 0 && total.value > 0n
  return (
    <div className="tokens" part="tokens">
      <VirtualList
        label={messages.t('tokens.list')}
        items={held}
        keyOf={({ id }) => id}
        scroll="view"
        end={
          hasTotal && (
            <div className="tokens-end">
              <Text size="xs" tone="3" align="center">
                {messages.t('tokens.unpriced', { count: total.unpriced })}
              </Text>
            </div>
          )
        }
      >
        {draw}
      </VirtualList>
    </div>
  )
}
