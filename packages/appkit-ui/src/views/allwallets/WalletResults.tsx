import { WalletDirectory } from '@openappkit/appkit-core/cloud'
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { RetryRow } from '../../elements/RetryRow'
import { Skeleton } from '../../elements/Skeleton'
import { VirtualList } from '../../elements/VirtualList'
import { useTranslator } from '../../i18n/useTranslator'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useSnapshot } from '../../kit/useSnapshot'
import { chooseWallet, type OpenInTap } from '../connect/chooseWallet'
import { useMessages } from '../messages/MessagesContext'
import { NoWallets } from './NoWallets'
import { type ShownWallet, shownWallets } from './shownWallets'
import type { WalletSearch } from './useWalletSearch'
import { WalletRow } from './WalletRow'

/** Number of placeholder rows that show until the first wallets load. They fill the list. */
const skeletonRows = 7

export interface WalletResultsProps {
  readonly search: WalletSearch
  readonly openInTap: RefObject<OpenInTap | undefined>
}

/** Lists the directory's wallets or the search results, or explains why there are none. */
export function WalletResults({ search, openInTap }: WalletResultsProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const part = kit.controller(WalletDirectory)
  const directory = useSnapshot(kit.directory.state)
  const { connectors } = useSnapshot(kit.connectors.state)
  const { directoryIdOf } = useSnapshot(kit.wallets.brands)
  const { customWallets } = useOptions()
  const only = kit.router.connectNamespace
  const { featured, recommended, wallets, search: found, pages, hasMore, count } = directory
  const items = useMemo(
    () =>
      shownWallets({
        directory: { featured, recommended, wallets, search: found },
        custom: customWallets ?? [],
        connectors,
        directoryIdOf,
        only,
      }),
    [featured, recommended, wallets, found, customWallets, connectors, directoryIdOf, only],
  )
  const choose = useCallback(
    ({ wallet, installed }: ShownWallet) => {
      const [connector] = installed
      const choices = installed.length > 1 ? { choices: installed } : {}
      const row = { name: wallet.name, imageUrl: wallet.image_url, wallet, connector, tag: undefined, ...choices }
      chooseWallet(kit, row, wallet => openInTap.current?.(wallet) ?? false)
    },
    [kit, openInTap],
  )
  const status = (found ? found.status : pages).status
  const isOver = status === 'ready' || status === 'failed'
  useAnnouncement(
    items.length > 0 && found && isOver ? messages.t('all.found', { count: items.length }) : !isOver && t('loading'),
  )
  const retry = () => (found ? search.repeat() : void part.loadMore())

  if (items.length === 0 && isOver) {
    return <NoWallets search={search} isFailed={status === 'failed'} onRetry={retry} />
  }
  const isMore = !found && (hasMore || pages.status === 'loading')
  return (
    <>
      {items.length === 0 ? (
        <div className="all-wallets-body">
          <Skeleton rows={skeletonRows} />
        </div>
      ) : (
        <VirtualList
          key={found ? `${found.text}:${found.isCertified}` : ''}
          label={messages.t('all.list')}
          place={search.place}
          items={items}
          total={isMore ? Math.max(items.length, count + featured.length) : items.length}
          keyOf={keyOf}
          onEnd={isMore && status !== 'failed' ? () => void part.loadMore() : undefined}
          end={
            isMore &&
            (status === 'failed' ? (
              <RetryRow message={messages.t('all.moreFailed')} label={t('tryAgain')} onRetry={retry} />
            ) : (
              <Skeleton rows={2} />
            ))
          }
        >
          {(item, index) => <WalletRow {...item} index={index} onChoose={choose} />}
        </VirtualList>
      )}
    </>
  )
}

function keyOf({ wallet }: ShownWallet): string {
  return wallet.id
}
