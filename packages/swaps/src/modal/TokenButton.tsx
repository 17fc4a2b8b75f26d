import { Image, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import { createStroke } from './icons/createStroke'
import type { swapEn } from './locales/swap.en'
import { SwapFlow } from './SwapFlow'
import { shortened } from './shortened'

const OpenIcon: () => ReactNode = /* @__PURE__ */ createStroke('chevron-down', 'm6 9 6 6 6-6')

export interface TokenButtonProps {
  readonly side: 'from' | 'to'
  readonly token: SwapToken | undefined
  readonly t: Translate<typeof swapEn>
}

/** A button that shows a token and opens the list to choose another. Part `swap-token`. */
export function TokenButton({ side, t, token }: TokenButtonProps): ReactNode {
  const kit = useKit()
  return (
    <button
      type="button"
      className="swap-token"
      part="swap-token"
      data-side={side}
      data-empty={token ? undefined : true}
      onClick={() => {
        kit.controller(SwapFlow).side = side
        kit.router.push('SwapSelectToken')
      }}
    >
      {token && <Image src={token.imageUrl} name={token.symbol} size="small" shape="circle" />}
      {token && <bdi>{shortened(token.symbol)}</bdi>}
      <span className={token ? 'visually-hidden' : undefined}> {t('selectToken')}</span>
      <OpenIcon />
    </button>
  )
}
