import { shortenAddress } from '@openappkit/appkit-core/addresses'
import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { Image, ListItem, usePicture } from '@openappkit/appkit-ui/elements'
import { Money, shortened } from '@openappkit/appkit-ui/money'
import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import type { SwapToken } from '../draft/SwapToken'

export interface SwapTokenRowProps {
  readonly token: SwapToken
  /** Position in the list. */
  readonly index: number
  readonly locale: string
  /** Warning about an unlisted token. */
  readonly warning: string | undefined
  readonly onChoose: (token: SwapToken) => void
}

/**
 * A token to choose. An unlisted one shows its address, because anyone can choose a token's name. Memoized, so scrolling
 * only adds and removes rows.
 */
export const SwapTokenRow: MemoExoticComponent<(props: SwapTokenRowProps) => ReactNode> = /* @__PURE__ */ memo(
  function SwapTokenRow({ index, locale, onChoose, token, warning }: SwapTokenRowProps): ReactNode {
    const hasPicture = usePicture(index)
    const { address, balance = 0n, decimals, imageUrl, name, price, symbol } = token
    const worth = balance > 0n ? fiatValue(balance, decimals, price) : undefined
    const held = balance > 0n ? `${showAmount(balance, decimals, { locale })}\u00a0${symbol}` : symbol
    return (
      <ListItem
        title={shortened(name)}
        detail={warning === undefined ? held : `${warning} · ${shortenAddress(address ?? '')}`}
        icon={<Image src={hasPicture ? imageUrl : undefined} name={symbol} shape="circle" />}
        trailing={
          worth !== undefined && (
            <span className="swap-worth">
              <Money value={worth} locale={locale} />
            </span>
          )
        }
        onClick={() => onChoose(token)}
      />
    )
  },
)
