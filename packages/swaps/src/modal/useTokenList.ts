import type { CaipNetwork } from '@openappkit/appkit-core'
import { useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useEffect, useMemo, useState } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import { readUnlistedToken } from './readUnlistedToken'
import { SwapTokens, type TokenListState } from './SwapTokens'
import { useWatchedAssets } from './useWatchedAssets'

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
    const byAddress = new Map((owned ?? []).map(asset => [asset.tokenAddress?.toLowerCase() ?? '', asset]))
    const known = (tokens ?? []).map((token): SwapToken => {
      const asset = byAddress.get(token.address?.toLowerCase() ?? '')
      return asset
        ? { ...token, balance: asset.units, price: asset.price, imageUrl: token.imageUrl ?? asset.iconUrl }
        : token
    })
    const order = [...byAddress.keys()]
    const place = (token: SwapToken) => order.indexOf(token.address?.toLowerCase() ?? '')
    return {
      held: known.filter(({ balance = 0n }) => balance > 0n).sort((one, other) => place(one) - place(other)),
      all: [...known].sort((one, other) => (one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0)),
    }
  }, [tokens, owned])
  const unlisted = useUnlistedToken(network, search.trim(), tokens)
  return { status: list?.status ?? 'loading', held, all, unlisted }
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
