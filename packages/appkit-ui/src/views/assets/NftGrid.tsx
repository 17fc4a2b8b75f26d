import type { HeldNft, NftState } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useCallback, useRef } from 'react'
import { RetryRow } from '../../elements/RetryRow'
import { Text } from '../../elements/Text'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { AccountViewState } from './AccountViewState'
import type { AssetsTranslator } from './AssetsCatalog'
import { NftCard } from './NftCard'
import { NftSkeleton } from './NftSkeleton'
import { nftName } from './nftName'
import { timeOfDay } from './timeOfDay'
import { useNearEnd } from './useNearEnd'

/** Shows the loaded NFTs and loads more near the end. Part `nft-grid`. */
export function NftGrid({
  state,
  messages,
  onMore,
}: {
  readonly state: Extract<NftState, { readonly nfts: unknown }>
  readonly messages: AssetsTranslator
  onMore(): void
}): ReactNode {
  const { t, locale } = messages
  const tryAgain = useTranslator().t('tryAgain')
  const kit = useKit()
  const end = useRef<HTMLDivElement>(null)
  const isGrowing = state.hasMore && state.status !== 'moreFailed'
  useNearEnd(end, isGrowing ? onMore : undefined, state.nfts.length)
  const open = useCallback(
    (nft: HeldNft) => {
      const { id, chainId } = nft
      kit.controller(AccountViewState).left = id
      kit.router.push('NftDetail', { id, caipNetworkId: chainId, name: nftName(nft, messages) })
    },
    [kit, messages],
  )
  return (
    <div className="nfts" part="nfts">
      {state.status === 'stale' && (
        <Text size="xs" tone="3" align="center" role="status">
          {t('nfts.stale', { time: timeOfDay(state.since, locale) })}
        </Text>
      )}
      <ul className="nft-grid" part="nft-grid" aria-label={t('nfts.list')}>
        {state.nfts.map(nft => (
          <li key={nft.id}>
            <NftCard nft={nft} messages={messages} onOpen={open} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {state.status === 'loadingMore' && <NftSkeleton count={3} />}
      {state.status === 'moreFailed' && <RetryRow message={t('nfts.moreFailed')} label={tryAgain} onRetry={onMore} />}
      {!state.hasMore && !state.isComplete && (
        <Text size="xs" tone="3" align="center">
          {t('nfts.searching')}
        </Text>
      )}
    </div>
  )
}
