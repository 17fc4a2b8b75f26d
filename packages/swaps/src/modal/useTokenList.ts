import type { CaipNetwork } from '@openappkit/appkit-core'
import { useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useWatchedAssets } from '@openappkit/appkit-ui/money'
import { useEffect, useMemo, useState } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import { readUnlistedToken } from './readUnlistedToken'
import { SwapTokens, type TokenListState } from './SwapTokens'

/** The tokens to choose from. */
export interface TokenList {
  readonly status: TokenListState['status']
  /** Listed tokens that the account holds, most valuable first. */
  readonly held: readonly SwapToken[]
  /** All listed tokens by symbol. */
  readonly all: readonly SwapToken[]
  /** The token at the searched address, if no list has it. */
  readonly unlisted: SwapToken | undefined
}

/** Returns the backend's tokens of the account's network, with the account's balances. */
export function useTokenList(search: string): TokenList {
  const kit = useKit()
  const controller = kit.controller(SwapTokens)
  const network = useActiveChain()?.network
  const { lists } = useSnapshot(controller.state)
  const assets = useWatchedAssets()
  useEffect(() => {
    // The state has the failure.
    if (network) controller.load(network).catch(() => {})
  }, [controller, network])
  const list = lists[network?.caipNetworkId ?? ''] as TokenListState | undefined
  const tokens = list?.status === 'ready' ? list.tokens : undefined
  const owned = 'portfolio' in assets ? assets.portfolio.assets : undefined
  const { all, held } = useMemo(() => {
    const assets = new Map((owned ?? []).map((asset, place) => [keyOf(asset.tokenAddress), { asset, place }]))
    const listed: { readonly token: SwapToken; readonly place: number }[] = []
    const known = (tokens ?? []).map((token): SwapToken => {
      const { asset, place = 0 } = assets.get(keyOf(token.address)) ?? {}
      if (!asset) return token
      const { iconUrl, price, units: balance } = asset
      const own = { ...token, balance, price, imageUrl: token.imageUrl ?? iconUrl }
      if (balance > 0n) listed.push({ token: own, place })
      return own
    })
    return { all: known, held: listed.sort((one, other) => one.place - other.place).map(({ token }) => token) }
  }, [tokens, owned])
  const unlisted = useUnlistedToken(network, search.trim(), tokens)
  return { status: list?.status ?? 'loading', held, all, unlisted }
}

function keyOf(address: string | undefined): string {
  return address?.toLowerCase() ?? ''
}

/** Reads the token at an address that no list has. */
function useUnlistedToken(
  network: CaipNetwork | undefined,
  address: string,
  listed: readonly SwapToken[] | undefined,
): SwapToken | undefined {
  const kit = useKit()
  const [found, setFound] = useState<{ readonly address: string; readonly token: SwapToken }>()
  useEffect(() => {
    if (!network || !listed) return undefined
    let isCurrent = true
    void readUnlistedToken(kit, network, address, listed).then(token => {
      if (isCurrent && token) setFound({ address, token })
    })
    return () => {
      isCurrent = false
    }
  }, [kit, network, address, listed])
  return found?.address === address ? found.token : undefined
}
