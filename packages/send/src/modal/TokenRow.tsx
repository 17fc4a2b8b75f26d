import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { Image, ListItem, usePicture } from '@openappkit/appkit-ui/elements'
import { Money } from '@openappkit/appkit-ui/money'
import { type MemoExoticComponent, memo, type ReactNode } from 'react'
import type { SendToken } from '../draft/SendToken'

export interface TokenRowProps {
  readonly token: SendToken
  /** Position in the list. */
  readonly index: number
  readonly locale: string
  /** Says that a token has no price, for screen readers. */
  readonly noPrice: string
  /** Name of the token's network, if it isn't the wallet's. */
  readonly networkName: string | undefined
  readonly onChoose: (token: SendToken) => void
}

/** One of the account's tokens. Memoized, so scrolling only adds and removes rows. */
export const TokenRow: MemoExoticComponent<(props: TokenRowProps) => ReactNode> = /* @__PURE__ */ memo(
  function TokenRow({ index, locale, networkName, noPrice, onChoose, token }: TokenRowProps): ReactNode {
    const hasPicture = usePicture(index)
    const { balance, decimals, imageUrl, name, price, symbol } = token
    const held = `${showAmount(balance, decimals, { locale })}\u00a0${symbol}`
    const worth = fiatValue(balance, decimals, price)
    return (
      <ListItem
        title={name}
        detail={networkName === undefined ? held : `${held} · ${networkName}`}
        icon={<Image src={hasPicture ? imageUrl : undefined} name={symbol} shape="circle" />}
        trailing={
          <span className="send-worth">
            {worth === undefined ? (
              <>
                <span className="visually-hidden">{noPrice}</span>
                <span className="send-no-price" aria-hidden="true">
                  —
                </span>
              </>
            ) : (
              <Money value={worth} locale={locale} />
            )}
          </span>
        }
        onClick={() => onChoose(token)}
      />
    )
  },
)
