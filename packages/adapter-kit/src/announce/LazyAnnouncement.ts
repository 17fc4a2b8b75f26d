/** Announcement of a session to the page. */
export interface SessionAnnouncement {
  /** Announces the current session, or its end. */
  update(): void
}

/**
 * Announces an adapter's session to the other libraries on the page. Loads the code with the first session.
 *
 * @example
 * ```ts
 * import { LazyAnnouncement } from '@openappkit/adapter-kit/actions'
 * import { AnnouncedWallet, type AnnouncedSession } from '@openappkit/adapter-kit/announce'
 *
 * export function announceSession(session: () => AnnouncedSession | undefined): LazyAnnouncement {
 *   return new LazyAnnouncement(
 *     () => session() !== undefined,
 *     async () => {
 *       const announced = new AnnouncedWallet(window, { features: {}, disconnect: async () => {} })
 *       return { update: () => announced.show(session()) }
 *     },
 *   )
 * }
 * ```
 */
export class LazyAnnouncement {
  readonly #isWanted: () => boolean
  readonly #load: () => Promise<SessionAnnouncement>
  #loading: Promise<void> | undefined
  #announcement: SessionAnnouncement | undefined

  /**
   * @param isWanted - Returns whether there is a session to announce. Called on each update until the code has loaded.
   * @param load - Loads the announcement. Called again after a failure.
   */
  constructor(isWanted: () => boolean, load: () => Promise<SessionAnnouncement>) {
    this.#isWanted = isWanted
    this.#load = load
  }

  /**
   * Updates the announcement. Call it whenever the session changes. If the code fails to load, the next call retries.
   */
  update(): void {
    if (this.#announcement) this.#announcement.update()
    else if (this.#isWanted())
      this.#loading ??= this.#load().then(
        announcement => {
          this.#announcement = announcement
          announcement.update()
        },
        () => {
          this.#loading = undefined
        },
      )
  }
}
