import { showAmount } from '@openappkit/appkit-core/amounts'
import { type Asset, changeOf } from '@openappkit/appkit-core/portfolio'
import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Text } from '../../elements/Text'
import { usePicture } from '../../elements/usePicture'
import type { AssetsTranslator } from './AssetsCatalog'
import { showChange } from './showChange'
import { showMoney } from './showMoney'
import { useReturnFocus } from './useReturnFocus'

export interface TokenRowProps {
  readonly asset: Asset
  /** Position in the list. */
  readonly index: number
  readonly currency: string
  /** Whether a price source exists. */
  readonly hasPrices: boolean
  readonly messages: AssetsTranslator
  readonly onOpen: (asset: Asset) => void
}

/** Renders one of the active account's tokens. Memoized, because scrolling only adds and removes rows. */
export const TokenRow: MemoExoticComponent<(props: TokenRowProps) => ReactNode> = /* @__PURE__ */ memo(
  function TokenRow({ asset, index, currency, hasPrices, messages, onOpen }: TokenRowProps): ReactNode {
    const { t, locale } = messages
    const element = useReturnFocus(asset.id)
    const hasPicture = usePicture(index)
    const { name, symbol, iconUrl, units, unconfirmed, decimals, value } = asset
    const amount = (of: bigint) => `${showAmount(of, decimals, { locale })} ${symbol}`
    const worth = value === undefined ? undefined : showMoney(value, { currency, locale })
    // Without a value of at least a cent, a change of the price doesn't matter.
    const change = value && !worth?.startsWith('<') ? changeOf(asset) : undefined
    const shown = change && showChange(change, currency, locale)
    return (
      <ListItem
        title={name}
        detail={
          unconfirmed > 0n
            ? `${amount(units)} · ${t('tokens.unconfirmed', { amount: amount(unconfirmed) })}`
            : amount(units)
        }
        icon={
          <Image
            src={hasPicture ? iconUrl : undefined}
            name={symbol}
            shape="circle"
            icon={hasPicture || !iconUrl ? undefined : ''}
          />
        }
        trailing={
          hasPrices && (
            <span className="token-worth" part="token-worth">
              {worth === undefined ? (
                <>
                  <span className="visually-hidden">{t('tokens.noPrice')}</span>
                  <span className="token-no-price" aria-hidden="true">
                    —
                  </span>
                </>
              ) : (
                <bdi dir="ltr">{worth}</bdi>
              )}
              {shown?.percent !== undefined && (
                <Text as="span" size="xs" tone={shown.tone ?? '3'}>
                  <bdi dir="ltr">{shown.percent}</bdi>
                </Text>
              )}
            </span>
          )
        }
        elementRef={element}
        onClick={() => onOpen(asset)}
      />
    )
  },
)
