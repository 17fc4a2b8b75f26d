import { Icon, Image, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import type { swapEn } from './locales/swap.en'
import { SwapFlow } from './SwapFlow'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface TokenButtonProps {
  readonly side: 'from' | 'to'
  readonly token: SwapToken | undefined
  /** Whether the user can't choose another token. */
  readonly isLocked: boolean
  readonly t: Translate<typeof swapEn>
}

/**
 * A button that shows a token and opens the list to choose another. Regains the focus when the user comes back from the
 * list, so keyboard users can continue there. Part `swap-token`; attribute `data-locked`.
 */
export function TokenButton({ isLocked, side, t, token }: TokenButtonProps): ReactNode {
  const kit = useKit()
  const flow = kit.controller(SwapFlow)
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!flow.isChoosing || flow.side !== side) return
    flow.isChoosing = false
    if (kit.router.state.direction === 'prev') element.current?.focus({ preventScroll: true })
  }, [flow, kit, side])
  if (isLocked && token)
    return (
      <span className="swap-token" part="swap-token" data-locked>
        <Image src={token.imageUrl} name={token.symbol} size="small" shape="circle" />
        <bdi>{shortened(token.symbol)}</bdi>
      </span>
    )
  return (
    <button
      ref={element}
      type="button"
      className="swap-token"
      part="swap-token"
      data-side={side}
      data-empty={token ? undefined : true}
      onClick={() => {
        flow.side = side
        flow.isChoosing = true
        kit.router.push('SwapSelectToken')
      }}
    >
      {token && <Image src={token.imageUrl} name={token.symbol} size="small" shape="circle" />}
      {token && <bdi>{shortened(token.symbol)}</bdi>}
      <span className={token ? 'visually-hidden' : undefined}> {t('selectToken')}</span>
      {openIcon}
    </button>
  )
}
