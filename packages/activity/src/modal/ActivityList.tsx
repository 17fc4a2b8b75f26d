import type { CaipNetwork } from '@openappkit/appkit-core'
import { Button, RetryRow, Skeleton, type Translator, useKit, VirtualList } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { emptyPagesLimit } from '../feed/ActivityFeed'
import { type ActivityState, historyOf } from '../feed/ActivityState'
import type { ActivityRow } from '../items/ActivityRows'
import { RowFormats } from '../items/RowFormats'
import { ActivityItemRow } from './ActivityItemRow'
import type { activityEn } from './locales/activity.en'

/** Interval at which relative times update, in milliseconds. */
const tick = 15_000

export interface ActivityListProps {
  readonly rows: readonly ActivityRow[]
  readonly state: ActivityState
  readonly network: CaipNetwork | undefined
  readonly translator: Translator<typeof activityEn>
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** Transactions by month. Loads older ones as the user nears the end. */
export function ActivityList({ rows, state, network, translator, onMore, onRetry }: ActivityListProps): ReactNode {
  const { locale, t } = translator
  const formats = useMemo(() => new RowFormats(locale), [locale])
  const now = useNow(tick)
  const history = historyOf(state)
  const isMore = history?.next !== undefined
  const goesOn = isMore && (history?.emptyPages ?? 0) < emptyPagesLimit
  const draw = useCallback(
    (row: ActivityRow, index: number) =>
      row.kind === 'heading' ? (
        <MonthHeading text={row.text} />
      ) : (
        <ActivityItemRow
          item={row.item}
          index={index}
          network={network}
          now={now}
          formats={formats}
          translator={translator}
        />
      ),
    [network, now, formats, translator],
  )
  return (
    <VirtualList
      label={t('list')}
      items={rows}
      total={isMore ? -1 : rows.length}
      keyOf={keyOf}
      heightOf={heightOf}
      scroll="view"
      onEnd={goesOn && state.status === 'ready' ? onMore : undefined}
      end={
        state.status === 'failed' ? (
          <RetryRow message={t('failed')} label={t('tryAgain')} onRetry={onRetry} />
        ) : state.status === 'moreFailed' ? (
          <RetryRow message={t('moreFailed')} label={t('tryAgain')} onRetry={onMore} />
        ) : isMore && !goesOn && state.status === 'ready' ? (
          <Button fullWidth onClick={onMore}>
            {t('loadMore')}
          </Button>
        ) : (
          (isMore || state.status === 'loading' || state.status === 'idle') && <Skeleton rows={2} />
        )
      }
    >
      {draw}
    </VirtualList>
  )
}

function keyOf({ key }: ActivityRow): string {
  return key
}

/** Returns the height of a row: 32 px for headings instead of 56 px. */
function heightOf({ kind }: ActivityRow): number {
  return kind === 'heading' ? 4 / 7 : 1
}

/** Heading of a group, in a separate row. Part `activity-month`. */
function MonthHeading({ text }: { readonly text: string }): ReactNode {
  return (
    <h2 className="activity-month" part="activity-month">
      {/* Arrow keys stop here as at any row, so focus is never lost; Tab skips it. */}
      {/* biome-ignore lint/a11y/useValidAnchor: it leads nowhere */}
      <a tabIndex={-1}>{text}</a>
    </h2>
  )
}

/** Returns the current time in milliseconds since the epoch. Rerenders every `every` milliseconds. */
function useNow(every: number): number {
  const { environment } = useKit()
  const [now, setNow] = useState(() => environment.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that is returned schedules the next
  useEffect(() => environment.setTimer(() => setNow(environment.now()), every), [environment, every, now])
  return now
}
