import { type HeldNft, NftController } from '@openappkit/appkit-core/portfolio'
import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { Text } from '../../elements/Text'
import { useTranslator } from '../../i18n/useTranslator'
import { PictureIcon } from '../../icons/PictureIcon'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useKit } from '../../kit/useKit'
import { AccountPlace } from './AccountPlace'
import type { HoldingTranslator } from './HoldingWords'
import { NftCard } from './NftCard'
import { NftSkeleton } from './NftSkeleton'
import { timeOfDay } from './timeOfDay'
import { useNearEnd } from './useNearEnd'
import { useNfts } from './useNfts'

/** The collectibles of the account in use on its network, a page at a time. Part `nfts`. */
export function NftsTab({ words }: { readonly words: HoldingTranslator }): ReactNode {
  const { t, locale } = words
  const kit = useKit()
  const shared = useTranslator()
  const network = useActiveChain()?.network?.name ?? ''
  const { state, account } = useNfts()
  const end = useRef<HTMLDivElement>(null)
  const controller = kit.part(NftController)
  const loadMore = () => void (account && controller.loadMore(account))
  const isGrowing = 'nfts' in state && state.hasMore && state.status !== 'moreFailed'
  useNearEnd(end, isGrowing ? loadMore : undefined, 'nfts' in state ? state.nfts.length : 0)
  const open = useCallback(
    ({ id, chainId }: HeldNft) => {
      kit.part(AccountPlace).left = id
      kit.router.push('NftDetail', { id, caipNetworkId: chainId })
    },
    [kit],
  )
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="nfts" part="nfts">
          <p className="visually-hidden" role="status">
            {shared.t('loading')}
          </p>
          <NftSkeleton count={4} />
        </div>
      )
    case 'unsupported':
      return (
        <Message
          media={<IconTile icon={<PictureIcon />} size="large" />}
          title={t('nfts.soon')}
          detail={t('nfts.soonDetail', { network })}
        />
      )
    case 'unavailable':
      return (
        <Message
          media={<IconTile icon={<WarningIcon />} size="large" />}
          title={t('nfts.unavailable')}
          detail={t('nfts.unavailableDetail')}
          role="status"
        >
          <Button variant="primary" icon={<RetryIcon />} onClick={() => void (account && controller.refresh(account))}>
            {shared.t('tryAgain')}
          </Button>
        </Message>
      )
    default:
      if (state.nfts.length === 0) {
        return (
          <Message
            media={<IconTile icon={<PictureIcon />} size="large" />}
            title={t('nfts.none')}
            detail={state.isComplete ? t('nfts.noneDetail', { network }) : t('nfts.searching')}
          />
        )
      }
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
                <NftCard nft={nft} words={words} onOpen={open} />
              </li>
            ))}
          </ul>
          <div ref={end} />
          {state.status === 'loadingMore' && <NftSkeleton count={2} />}
          {state.status === 'moreFailed' && (
            <Button fullWidth icon={<RetryIcon />} onClick={loadMore}>
              {t('nfts.moreFailed')}
            </Button>
          )}
          {!state.hasMore && !state.isComplete && (
            <Text size="xs" tone="3" align="center">
              {t('nfts.searching')}
            </Text>
          )}
        </div>
      )
  }
}
