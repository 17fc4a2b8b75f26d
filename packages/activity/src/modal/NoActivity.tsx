import { Button, IconTile, Message, Skeleton, type Translate, useAnnouncement } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ActivityState } from '../feed/ActivityState'
import { Glyph } from './Glyph'
import type { activityEn } from './locales/activity.en'

/** Number of skeleton rows while the first page loads. */
const skeletonRows = 6

export interface NoActivityProps {
  readonly state: ActivityState
  /** Name of the network. */
  readonly network: string
  readonly t: Translate<typeof activityEn>
  readonly onMore: () => void
  readonly onRetry: () => void
}

const nothing = <IconTile icon={<Glyph name="clock" />} size="large" />

/** The empty state of the list: skeleton rows while it loads, an error, or a message. */
export function NoActivity({ state, network, t, onMore, onRetry }: NoActivityProps): ReactNode {
  const isEmpty = state.status === 'ready' || state.status === 'unknown'
  const isFailed = state.status === 'failed' || state.status === 'moreFailed'
  useAnnouncement(isEmpty ? t('empty') : isFailed && t('failed'), { urgent: isFailed })
  switch (state.status) {
    case 'idle':
    case 'loading':
    case 'loadingMore':
      return <Skeleton rows={skeletonRows} />
    case 'failed':
    case 'moreFailed':
      return (
        <Message
          media={<IconTile icon={<Glyph name="warning" />} size="large" />}
          title={t('failed')}
          detail={t('failedDetail')}
        >
          <Button
            variant="primary"
            icon={<Glyph name="retry" />}
            onClick={state.status === 'failed' ? onRetry : onMore}
          >
            {t('tryAgain')}
          </Button>
        </Message>
      )
    case 'unknown':
      return <Message media={nothing} title={t('empty')} detail={t('unknownDetail', { network })} role="status" />
    case 'ready':
      return (
        <Message media={nothing} title={t('empty')} detail={t('emptyDetail', { network })} role="status">
          {state.history.next !== undefined && <Button onClick={onMore}>{t('loadMore')}</Button>}
        </Message>
      )
  }
}
