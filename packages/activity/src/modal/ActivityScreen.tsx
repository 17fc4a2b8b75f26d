import { defineSheet, Message, type Translator, useActiveChain, useKit, useSheet } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useMemo, useState } from 'react'
import { historyOf } from '../feed/ActivityState'
import { ActivityRows } from '../items/ActivityRows'
import { activityItems } from '../items/activityItems'
import { HistoryItems } from '../items/HistoryItems'
import { ActivityList } from './ActivityList'
import css from './ActivityScreen.css?inline'
import type { activityEn } from './locales/activity.en'
import { NoActivity } from './NoActivity'
import { SpamSwitch } from './SpamSwitch'
import { settledText } from './settledText'
import { type ShownActivity, useActivity } from './useActivity'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface ActivityScreenProps {
  /** A view fills the card; a tab shares it with the account. */
  readonly place: 'tab' | 'view'
  readonly translator: Translator<typeof activityEn>
}

/** The active account's activity. Part `activity`; attribute `data-place`. */
export function ActivityScreen({ place, translator }: ActivityScreenProps): ReactNode {
  const { t } = translator
  const shown = useActivity()
  useSheet(sheet)
  return (
    <div className="activity" part="activity" data-place={place}>
      {shown ? (
        <Transactions {...shown} translator={translator} />
      ) : (
        <Message title={t('noAccount')} detail={t('noAccountDetail')} />
      )}
    </div>
  )
}

interface TransactionsProps extends ShownActivity, Pick<ActivityScreenProps, 'translator'> {}

function Transactions({ controller, own, state, subject, translator }: TransactionsProps): ReactNode {
  const { t, locale } = translator
  const kit = useKit()
  const network = useActiveChain()?.network
  const [showsSpam, setShowsSpam] = useState(false)
  const [openedAt] = useState(() => kit.environment.now())
  const transactions = historyOf(state)?.transactions
  const [history] = useState(() => new HistoryItems())
  const known = useMemo(() => history.of(transactions ?? []), [history, transactions])
  const items = useMemo(() => activityItems(known, own, showsSpam), [known, own, showsSpam])
  const grouped = useMemo(
    () => new ActivityRows({ locale, now: openedAt, pending: t('pending'), undated: t('undated') }),
    [locale, openedAt, t],
  )
  const rows = useMemo(() => grouped.of(items), [grouped, items])
  const account = `${subject.caipNetworkId} ${subject.address}`
  const isLoading = state.status === 'idle' || state.status === 'loading' || state.status === 'loadingMore'
  return (
    <>
      <div className="visually-hidden">
        <p role="status">{isLoading && t('loading')}</p>
        {/* A log announces new entries only: each outcome is a separate entry, even if its text repeats an earlier one. */}
        <div role="log" key={account}>
          {own.map(sent => sent.outcome && <p key={sent.hash}>{settledText(sent, sent.outcome, translator, kit)}</p>)}
        </div>
      </div>
      {items.spam > 0 && <SpamSwitch count={items.spam} isOn={showsSpam} onChange={setShowsSpam} t={t} />}
      {rows.length > 0 ? (
        <ActivityList
          key={account}
          rows={rows}
          state={state}
          network={network}
          translator={translator}
          onMore={() => void controller.loadMore(subject)}
          onRetry={() => void controller.retry(subject)}
        />
      ) : (
        <NoActivity
          state={state}
          network={network?.name ?? subject.caipNetworkId}
          t={t}
          onMore={() => void controller.loadMore(subject)}
          onRetry={() => void controller.retry(subject)}
        />
      )}
    </>
  )
}
