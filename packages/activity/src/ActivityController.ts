import type { ModalKit } from '@openappkit/appkit-core/modal'
import {
  HistoryApi,
  isSameAddress,
  isSameHex,
  PendingTransactions,
  subjectKey,
} from '@openappkit/appkit-core/portfolio'
import { proxy, ref } from 'valtio/vanilla'
import { activeAccount } from './activeAccount'
import { ActivityFeed, freshFor } from './feed/ActivityFeed'
import { type ActivitiesState, type ActivityState, type ActivitySubject, historyOf } from './feed/ActivityState'
import { loadFailed } from './feed/activityErrors'
import { PendingFollower } from './feed/PendingFollower'

/** Namespaces whose history the public provider supports. */
const activityNamespaces: readonly string[] = ['eip155']

/** Age at which a dropped or replaced transaction is removed, in milliseconds. */
const nothingLifetime = 86_400_000

/**
 * Reads transaction histories by account and network, and follows this app's pending transactions (see
 * `PendingTransactions` for their status). Methods never reject; read the outcome from the state.
 *
 * A controller of the kit: `kit.controller(ActivityController)`.
 *
 * @example
 * ```ts
 * const modalKit = await kit.load()
 * const activity = modalKit.controller(ActivityController)
 * const subject = { namespace: 'eip155', address, caipNetworkId: 'eip155:1' } as const
 *
 * const stop = activity.watch(subject)
 * activity.of(subject) // the transactions loaded so far, and the status
 * ```
 */
export class ActivityController {
  /** State by account and network; read it with {@link ActivityController.of}. */
  readonly state: ActivitiesState = proxy<ActivitiesState>({ activities: {} })
  readonly #kit: ModalKit
  readonly #pending: PendingTransactions
  readonly #feeds: Map<string, ActivityFeed> = new Map()
  /** Active watchers and their subjects. */
  readonly #watchers: Set<ActivitySubject> = new Set()
  #cancelTick: (() => void) | undefined

  constructor(kit: ModalKit) {
    const page = kit.environment.window?.document
    this.#kit = kit
    this.#pending = kit.controller(PendingTransactions)
    this.#forgetNothing()
    kit.controller(PendingFollower)
    const look = () => this.#look()
    page?.addEventListener?.('visibilitychange', look)
    kit.context.onDestroy(() => {
      page?.removeEventListener?.('visibilitychange', look)
      this.#cancelTick?.()
      // Pending requests fail now. Ignore their results.
      this.#feeds.clear()
    })
    kit.context.onDestroy(kit.onDisconnect(() => this.#forget()))
  }

  /**
   * Returns the activity of an account on a network, from the live state or the snapshot in `state`. The status is
   * `idle` if the activity hasn't been read since the user last disconnected.
   */
  of(subject: ActivitySubject, state: ActivitiesState = this.state): ActivityState {
    return state.activities[subjectKey(subject)] ?? { status: 'idle' }
  }

  /**
   * Reads the latest transactions, unless they are less than 15 s old, then polls for new ones every 15 s while the
   * page is visible. Polling pauses for 30 s after a failure. If no transactions have loaded, the kit reports an outage
   * once, to `onError` and in a toast. Returns a function that ends this watch.
   */
  watch(subject: ActivitySubject): () => void {
    // Each watcher needs its own object.
    const watcher = { ...subject }
    this.#watchers.add(watcher)
    void this.#feed(subject).look()
    this.#tick()
    return () => void this.#watchers.delete(watcher)
  }

  /**
   * Reads older transactions, if there are any, and resolves when they have loaded or failed. Does nothing until the
   * latest transactions have loaded. Also retries after a failure. Concurrent calls share one read.
   */
  loadMore(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).loadMore()
  }

  /** Reads the latest transactions again after a failure. Does nothing if the loaded ones are less than 15 s old. */
  retry(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).refresh()
  }

  /**
   * Reads the latest transactions, even if they were just read. If a read is in progress, waits for that one instead.
   */
  refresh(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).refresh({ isWanted: true })
  }

  /** Tracks a `CLICK_TRANSACTIONS` event. Call it when the user opens the activity. */
  trackVisit(): void {
    this.#kit.events.track('CLICK_TRANSACTIONS', { isSmartAccount: activeAccount(this.#kit)?.isSmartAccount === true })
  }

  #feed(subject: ActivitySubject): ActivityFeed {
    const key = subjectKey(subject)
    const known = this.#feeds.get(key)
    if (known) return known
    const { address, caipNetworkId } = subject
    const { environment } = this.#kit
    const feed = new ActivityFeed({
      chain: caipNetworkId,
      now: () => environment.now(),
      read: () => this.of(subject),
      write: state => {
        // Ignores results that arrive after the feed was removed.
        if (this.#feeds.get(key) === feed) this.#write(subject, state)
      },
      load: async (cursor, isFresh) => {
        if (!this.#hasBackendFor(subject)) return undefined
        const api = this.#kit.controller(HistoryApi)
        if ((await api.chains()).includes(caipNetworkId))
          return api.getHistory({ address, caipNetworkId, cursor, isFresh })
        return undefined
      },
      onLoadMore: cursor => this.#track('LOAD_MORE_TRANSACTIONS', subject, cursor),
      onFailure: (cause, cursor, isRequested) => {
        if (this.#feeds.get(key) !== feed) return
        this.#track('ERROR_FETCH_TRANSACTIONS', subject, cursor)
        if (!isRequested) return
        const error = loadFailed(cause)
        this.#kit.report(error)
        void this.#notify(error)
      },
    })
    this.#feeds.set(key, feed)
    return feed
  }

  /**
   * Returns whether the backend may have a namespace's history. The public provider supports only some namespaces; a
   * self-hosted backend lists its chains.
   */
  #hasBackendFor({ namespace }: ActivitySubject): boolean {
    const { cloud } = this.#kit.options.input
    const isOwn = typeof cloud === 'string' || cloud?.blockchain !== undefined
    return this.#kit.hasBackend && (isOwn || activityNamespaces.includes(namespace))
  }

  #write(subject: ActivitySubject, state: ActivityState): void {
    const { activities } = this.state
    // One opaque value, so Valtio doesn't track thousands of transactions.
    this.state.activities = ref({ ...activities, [subjectKey(subject)]: state })
    const known = historyOf(state)?.transactions ?? []
    for (const { hash } of this.#ofSubject(subject))
      if (known.some(({ metadata }) => metadata.status !== 'pending' && isSameHex(metadata.hash, hash)))
        this.#pending.forget(hash)
  }

  #ofSubject({ address, caipNetworkId }: ActivitySubject) {
    return this.#pending.state.transactions.filter(
      known => known.caipNetworkId === caipNetworkId && isSameAddress(known.address, address),
    )
  }

  /** Polls for new transactions while there are watchers. */
  #tick(): void {
    this.#cancelTick ??= this.#kit.environment.setTimer(() => {
      this.#cancelTick = undefined
      if (this.#watchers.size === 0) return
      this.#look(true)
      this.#tick()
    }, freshFor)
  }

  #look(isDue = false): void {
    for (const subject of this.#watchers) this.#refreshOnSight(subject, isDue)
  }

  #refreshOnSight(subject: ActivitySubject, isDue = false): void {
    if (this.#kit.environment.window?.document?.visibilityState !== 'hidden') void this.#feed(subject).look(isDue)
  }

  #track(event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS', subject: ActivitySubject, cursor = ''): void {
    const { events, projectId = '' } = this.#kit
    const isSmartAccount = activeAccount(this.#kit)?.isSmartAccount === true
    events.track(event, { address: subject.address, projectId, cursor, isSmartAccount })
  }

  /**
   * Shows a toast in the user's language, or with the error's own message if the translations can't load. The views with
   * a list of transactions say it themselves.
   */
  async #notify({ message }: Error): Promise<void> {
    const { controller, router, toasts } = this.#kit
    if (['Account', 'Transactions'].includes(router.current.view)) return
    const messages = await import('./modal/ActivityCatalog').catch(() => undefined)
    if (messages) toasts.show(controller(messages.ActivityCatalog).now.t('fetchFailed'), 'error')
    else toasts.show(message, 'error', { lang: 'en' })
  }

  /** Removes dropped and replaced transactions that are older than a day. */
  #forgetNothing(): void {
    const now = this.#kit.environment.now()
    for (const { at, hash, outcome } of this.#pending.state.transactions)
      if ((outcome?.status === 'dropped' || outcome?.status === 'replaced') && now - at > nothingLifetime)
        this.#pending.forget(hash)
  }

  #forget(): void {
    const none: ActivitiesState['activities'] = {}
    this.#feeds.clear()
    this.state.activities = ref(none)
    for (const subject of this.#watchers) void this.#feed(subject).look()
  }
}
