import type { ViewRegistry } from '@openappkit/appkit-core'
import { showExactAmount } from '@openappkit/appkit-core/amounts'
import { type Asset, isSameAddress } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { Link } from '../../elements/Link'
import { Message } from '../../elements/Message'
import { Text } from '../../elements/Text'
import { AssetsIcon } from '../../icons/AssetsIcon'
import { useKit } from '../../kit/useKit'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { explorerUrl } from '../account/explorerUrl'
import { ViewFooter } from '../ViewFooter'
import type { AssetsTranslator } from './AssetsCatalog'
import { ExactAmount } from './ExactAmount'
import { fitsTitle } from './fitsTitle'
import { TokenActions } from './TokenActions'
import { TokenFacts } from './TokenFacts'
import { TokensUnavailable } from './TokensUnavailable'
import { usePortfolio } from './usePortfolio'
import { withAssetMessages } from './withAssetMessages'

interface TokenDetailProps {
  readonly params: ViewRegistry['TokenDetail']
  readonly messages: AssetsTranslator
}

/** Shows one of the active account's tokens: its exact balance, value and network. Part `token-detail`. */
function TokenDetail({ params, messages }: TokenDetailProps): ReactNode {
  const { t } = messages
  const { state } = usePortfolio()
  if (state.status === 'idle' || state.status === 'loading') return <ViewSkeleton hasMessages />
  if (state.status === 'unavailable') return <TokensUnavailable messages={messages} />
  const { portfolio } = state
  const asset = portfolio.assets.find(
    ({ caipNetworkId, tokenAddress }) =>
      caipNetworkId === params.caipNetworkId && isSameToken(tokenAddress, params.tokenAddress),
  )
  if (!asset) {
    return (
      <Message
        media={<IconTile icon={<AssetsIcon />} size="large" />}
        title={t('token.gone')}
        detail={t('token.goneDetail')}
        role="status"
      />
    )
  }
  const isNamed = fitsTitle(params.name)
  return <Shown asset={asset} isNamed={isNamed} currency={portfolio.total.currency} messages={messages} />
}

function Shown({
  asset,
  isNamed,
  currency,
  messages,
}: {
  readonly asset: Asset
  /** Whether the title is the token's whole name. */
  readonly isNamed: boolean
  readonly currency: string
  readonly messages: AssetsTranslator
}): ReactNode {
  const kit = useKit()
  const { t, locale } = messages
  const { caipNetworkId, tokenAddress, name, symbol, decimals, units, unconfirmed, iconUrl } = asset
  const network = kit.chains.findNetwork(caipNetworkId)
  const explorer = tokenAddress && explorerUrl(network, tokenAddress)
  const amount = (of: bigint) => `${showExactAmount(of, decimals, locale)} ${symbol}`
  return (
    <div className="detail" part="token-detail">
      <div className="detail-head">
        <Image src={iconUrl} name={symbol} size="large" shape="circle" />
        {!isNamed && (
          <h2 className="detail-name">
            <bdi>{name}</bdi>
          </h2>
        )}
        <ExactAmount label={t('token.amount')} amount={showExactAmount(units, decimals, locale)} symbol={symbol} />
        {unconfirmed > 0n && (
          <Text size="xs" tone="3" align="center">
            {t('tokens.unconfirmed', { amount: amount(unconfirmed) })}
          </Text>
        )}
      </div>
      <TokenFacts asset={asset} network={network} currency={currency} messages={messages} />
      <TokenActions token={{ caipNetworkId, tokenAddress }} locale={locale} />
      {explorer && (
        <ViewFooter>
          <Link href={explorer} external>
            {t('token.explorer')}
          </Link>
        </ViewFooter>
      )}
    </div>
  )
}

/**
 * Returns whether two token addresses are equal. The native asset has no address, so two missing addresses are equal
 * too.
 */
function isSameToken(one: string | undefined, other: string | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && isSameAddress(one, other))
}

export const TokenDetailView: ReturnType<typeof withAssetMessages<'TokenDetail'>> =
  /* @__PURE__ */ withAssetMessages<'TokenDetail'>(TokenDetail)
