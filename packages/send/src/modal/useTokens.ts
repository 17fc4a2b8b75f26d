import type { PortfolioState } from '@openappkit/appkit-core/portfolio'
import { useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useWatchedAssets } from '@openappkit/appkit-ui/money'
import { useMemo } from 'react'
import type { SendToken } from '../draft/SendToken'
import { NativeAssetFallback } from './NativeAssetFallback'
import { tokenOf } from './tokenOf'

/** The tokens that the account can send. */
export interface HeldTokens {
  readonly status: PortfolioState['status']
  /**
   * Tokens of the current network first; while the status is `unavailable`, only its native asset. Undefined while
   * unknown.
   */
  readonly tokens: readonly SendToken[] | undefined
}

/**
 * Returns the tokens that the active account can send: on its network, and with `isWide` on the other networks of its
 * chain family.
 */
export function useTokens(isWide: boolean): HeldTokens {
  const here = useWatchedAssets()
  const all = useWatchedAssets(isWide ? 'all' : 'current')
  const caipNetworkId = useActiveChain()?.network?.caipNetworkId
  const { coin } = useSnapshot(useKit().controller(NativeAssetFallback).state)
  const held = 'portfolio' in here ? here.portfolio.assets : undefined
  const everywhere = 'portfolio' in all ? all.portfolio.assets : held
  const tokens = useMemo(() => {
    if (!held && !coin) return undefined
    const elsewhere = (everywhere ?? []).filter(asset => asset.caipNetworkId !== caipNetworkId)
    const reported = [...(held ?? []), ...elsewhere].filter(({ units }) => units > 0n).map(tokenOf)
    return held || !coin ? reported : [coin, ...reported]
  }, [held, everywhere, caipNetworkId, coin])
  return { status: here.status, tokens }
}
