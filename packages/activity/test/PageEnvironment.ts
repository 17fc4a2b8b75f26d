import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'

/** An environment with a page that the user can leave and return to. */
export class PageEnvironment extends ScriptedEnvironment {
  readonly document: EventTarget & { visibilityState: 'hidden' | 'visible' }

  constructor() {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
    super({ page: { document } })
    this.document = document
    // Noon, so relative days don't depend on the time zone.
    this.advance(Date.UTC(2026, 0, 15, 12) - this.now())
  }

  /** Hides or shows the page, as if the user switched tabs. */
  become(visibilityState: 'hidden' | 'visible'): void {
    this.document.visibilityState = visibilityState
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Waits for pending work to finish. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
