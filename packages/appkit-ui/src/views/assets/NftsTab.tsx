import { NftController } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { PictureIcon } from '../../icons/PictureIcon'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useActiveChain } from '../../kit/useActiveChain'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import type { AssetsTranslator } from './AssetsCatalog'
import { NftGrid } from './NftGrid'
import { NftSkeleton } from './NftSkeleton'
import { useNfts } from './useNfts'

/** Shows the active account's NFTs on its network, page by page. Part `nfts`. */
export function NftsTab({ messages }: { readonly messages: AssetsTranslator }): ReactNode {
  const { t } = messages
  const kit = useKit()
  const shared = useTranslator()
  const network = useActiveChain()?.network?.name ?? ''
  const { state, account } = useNfts()
  const controller = kit.controller(NftController)
  const hasNone = 'nfts' in state && state.nfts.length === 0
  useAnnouncement(
    hasNone
      ? t('nfts.none')
      : state.status === 'unsupported'
        ? t('nfts.soon')
        : state.status === 'unavailable' && t('nfts.unavailable'),
  )
  const loadMore = () => void (account && controller.loadMore(account))
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="nfts" part="nfts">
          <p className="visually-hidden" role="status">
            {shared.t('loading')}
          </p>
          <NftSkeleton count={6} />
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
        >
          <Button variant="primary" icon={<RetryIcon />} onClick={() => void (account && controller.refresh(account))}>
            {shared.t('tryAgain')}
          </Button>
        </Message>
      )
    default:
      if (hasNone) {
        return (
          <Message
            media={<IconTile icon={<PictureIcon />} size="large" />}
            title={t('nfts.none')}
            detail={state.isComplete ? t('nfts.noneDetail', { network }) : t('nfts.searching')}
          />
        )
      }
      return <NftGrid state={state} messages={messages} onMore={loadMore} />
  }
}
