import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'

/** A page that its user can leave and come back to. */
export class PageEnvironment extends ScriptedEnvironment {
  readonly document: EventTarget & { visibilityState: 'hidden' | 'visible' }

  constructor() {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
    super({ page: { document } })
    this.document = document
    // In the middle of a day, so that what is shown as today doesn't depend on the time zone.
    this.advance(Date.UTC(2026, 0, 15, 12) - this.now())
  }

  /** The user goes to another tab, or comes back. */
  become(visibilityState: 'hidden' | 'visible'): void {
    this.document.visibilityState = visibilityState
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Lets everything that is under way come to rest. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
