import { vi } from 'vitest'

/**
 * Subset of `window` that wallets use. Counts the listeners that apps add for registered wallets, but not those of
 * wallets.
 */
export class TestPage extends EventTarget {
  #count = 0

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    if (parameters[0] === 'wallet-standard:register-wallet') this.#count += 1
    super.addEventListener(...parameters)
  }

  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    if (parameters[0] === 'wallet-standard:register-wallet') this.#count -= 1
    super.removeEventListener(...parameters)
  }

  get listeners(): number {
    return this.#count
  }
}

/** Sets `window` to a new page until `vi.unstubAllGlobals()`. */
export function openPage(): TestPage {
  const page = new TestPage()
  vi.stubGlobal('window', page)
  return page
}
