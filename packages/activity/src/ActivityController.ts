import type { ModalKit } from '@openappkit/appkit-core/modal'
import {
  HistoryApi,
  isSameAddress,
  isSameHex,
  PendingTransactions,
  subjectKey,
} from '@openappkit/appkit-core/portfolio'
import { proxy, ref } from 'valtio/vanilla'
import { accountInUse } from './accountInUse'
import { ActivityFeed, freshFor } from './feed/ActivityFeed'
import { type ActivitiesState, type ActivityState, type ActivitySubject, historyOf } from './feed/ActivityState'
import { loadFailed } from './feed/activityErrors'
import { PendingFollower } from './feed/PendingFollower'

/** Namespaces whose history the backend has. */
const activityNamespaces: readonly string[] = ['eip155']

/** A transaction that came to nothing is shown for so long, in milliseconds. */
const nothingLifetime = 86_400_000

/**
 * What accounts did, by account and network: their history as far as it was read, and what became of the transactions of this page. No method rejects: how it
 * went is in the state. A service of a kit: `kit.service(ActivityController)`.
 *
 * @example
 * ```ts
 * const activity = kit.service(ActivityController)
 * const stop = activity.watch(subject)
 * await activity.loadMore(subject)
 * ```
 */
export class ActivityController {
  /** By account and network; {@link ActivityController.of} reads it. */
  readonly state: ActivitiesState = proxy<ActivitiesState>({ activities: {} })
  readonly #kit: ModalKit
  readonly #pending: PendingTransactions
  readonly #feeds: Map<string, ActivityFeed> = new Map()
  /** Who looks, and at what. */
  readonly #watchers: Set<ActivitySubject> = new Set()
  #cancelTick: (() => void) | undefined

  constructor(kit: ModalKit) {
    const page = kit.environment.window?.document
    this.#kit = kit
    this.#pending = kit.service(PendingTransactions)
    this.#forgetNothing()
    kit.service(PendingFollower)
    const look = () => this.#look()
    page?.addEventListener?.('visibilitychange', look)
    kit.base.onDestroy(() => {
      page?.removeEventListener?.('visibilitychange', look)
      this.#cancelTick?.()
      // What was under way fails now, and nobody wants to hear of it.
      this.#feeds.clear()
    })
    kit.base.onDestroy(kit.onDisconnect(() => this.#forget()))
  }

  /** Where an account's history stands, out of live state or a snapshot. */
  of(subject: ActivitySubject, state: ActivitiesState = this.state): ActivityState {
    return state.activities[subjectKey(subject)] ?? { status: 'idle' }
  }

  /**
   * Reads the newest transactions, and keeps reading them while the page is on screen, until the returned function is called. Not for 30 s after a failure, which
   * is told once.
   */
  watch(subject: ActivitySubject): () => void {
    // An object of its own for each who looks.
    const watcher = { ...subject }
    this.#watchers.add(watcher)
    void this.#feed(subject).look()
    this.#tick()
    return () => void this.#watchers.delete(watcher)
  }

  /** Reads what is older, if there is any; after a failure, tries again. */
  loadMore(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).loadMore()
  }

  /** Tries again to read the newest transactions. */
  retry(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).refresh()
  }

  /** Reads the newest transactions, also when they have just been read: the visitor wants to know. */
  refresh(subject: ActivitySubject): Promise<void> {
    return this.#feed(subject).refresh({ isWanted: true })
  }

  /** The visitor went to see what happened. */
  trackVisit(): void {
    this.#kit.events.track('CLICK_TRANSACTIONS', { isSmartAccount: accountInUse(this.#kit)?.isSmartAccount === true })
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
        // What arrives after it was forgotten stays forgotten.
        if (this.#feeds.get(key) === feed) this.#write(subject, state)
      },
      load: async (cursor, isFresh) => {
        if (!this.#hasBackendFor(subject)) return undefined
        const api = this.#kit.service(HistoryApi)
        if ((await api.chains()).includes(caipNetworkId))
          return api.getHistory({ address, caipNetworkId, cursor, isFresh })
        return undefined
      },
      onLoadMore: cursor => this.#track('LOAD_MORE_TRANSACTIONS', subject, cursor),
      onFailure: (cause, cursor, isAsked) => {
        if (this.#feeds.get(key) !== feed) return
        this.#track('ERROR_FETCH_TRANSACTIONS', subject, cursor)
        if (!isAsked) return
        const error = loadFailed(cause)
        this.#kit.report(error)
        void this.#tell(error)
      },
    })
    this.#feeds.set(key, feed)
    return feed
  }

  /** The public provider knows what happens on some kinds of chains; a backend of the host's own says so itself. Spec 9. */
  #hasBackendFor({ namespace }: ActivitySubject): boolean {
    const { cloud } = this.#kit.options.given
    const isOwn = typeof cloud === 'string' || cloud?.blockchain !== undefined
    return this.#kit.hasBackend && (isOwn || activityNamespaces.includes(namespace))
  }

  #write(subject: ActivitySubject, state: ActivityState): void {
    const { activities } = this.state
    // As one value: thousands of transactions are not watched one by one.
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

  /** While somebody looks, what arrives shows by itself. */
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
    const isSmartAccount = accountInUse(this.#kit)?.isSmartAccount === true
    events.track(event, { address: subject.address, projectId, cursor, isSmartAccount })
  }

  /** In the words of the modal, which are there when it shows this; hosts with screens of their own load none of them before. */
  async #tell({ message }: Error): Promise<void> {
    const words = await import('./kit/ActivityWords').catch(() => undefined)
    this.#kit.toasts.show(words ? this.#kit.service(words.ActivityWords).now.t('failed') : message, 'error')
  }

  /** Nothing came of them, and that was long ago. */
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
