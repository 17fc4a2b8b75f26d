import type { PortfolioState } from '@openappkit/appkit-core/portfolio'
import { useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useMemo } from 'react'
import type { SendToken } from '../draft/SendToken'
import { NativeAssetFallback } from './NativeAssetFallback'
import { tokenOf } from './tokenOf'
import { useWatchedAssets } from './useWatchedAssets'

/** What can be sent. */
export interface HeldTokens {
  readonly status: PortfolioState['status']
  /** Those of the network in use come first: of these only the coin while the status is `unavailable`. Undefined: not known. */
  readonly tokens: readonly SendToken[] | undefined
}

/** What can be sent from the account in use: on its network, and on others of its chain family where `isWide`. */
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
