import type { Page } from '@playwright/test'

/** How a page without storage blocks IndexedDB. `localStorage` and `sessionStorage` always throw on access. */
export type BlockedDatabase = 'throws' | 'fails to open' | 'never opens'

export const blockedDatabases: readonly BlockedDatabase[] = ['throws', 'fails to open', 'never opens']

/**
 * Blocks all storage in the documents that `page` loads from now on, as browsers do in sandboxed frames and with
 * cookies blocked.
 */
export async function blockStorage(page: Page, database: BlockedDatabase): Promise<void> {
  await page.addInitScript((how: BlockedDatabase) => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const block = (name: string) => Object.defineProperty(window, name, { configurable: true, get: refuse })
    block('localStorage')
    block('sessionStorage')
    if (how === 'throws') {
      block('indexedDB')
      return
    }
    IDBFactory.prototype.open = () => {
      const request = Object.assign(new EventTarget(), {
        error: new DOMException('A mutation operation was attempted on a database.', 'InvalidStateError'),
        onerror: undefined as ((event: Event) => void) | undefined,
      })
      request.addEventListener('error', event => request.onerror?.(event))
      if (how === 'fails to open') setTimeout(() => request.dispatchEvent(new Event('error')))
      return request as unknown as IDBOpenDBRequest
    }
  }, database)
}
