/** Shows a session to the page as it is now. */
export interface SessionAnnouncement {
  update(): void
}

/**
 * Announces the session of an adapter to the other libraries of the page, in code that loads with the first session.
 *
 * @example
 * const announcement = new LazyAnnouncement(
 *   () => options.registerWalletStandard === true && session() !== undefined,
 *   async () => new SessionAnnouncement(callbacks, await import('../announce/SessionAnnouncement')),
 * )
 * announcement.update()
 */
export class LazyAnnouncement {
  readonly #isWanted: () => boolean
  readonly #load: () => Promise<SessionAnnouncement>
  #loading: Promise<void> | undefined
  #announcement: SessionAnnouncement | undefined

  /** @param isWanted - whether there is a session to announce. Asked until the first one is loaded. */
  constructor(isWanted: () => boolean, load: () => Promise<SessionAnnouncement>) {
    this.#isWanted = isWanted
    this.#load = load
  }

  /** Call it on every change of the session. A load that fails is tried again by the next change. */
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
