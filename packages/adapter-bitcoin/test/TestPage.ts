import { vi } from 'vitest'

/** As much of a window as wallets use, which counts who hears of wallets that register. Wallets have listeners of their own. */
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

/** Makes `window` a fresh page until `vi.unstubAllGlobals()`. */
export function openPage(): TestPage {
  const page = new TestPage()
  vi.stubGlobal('window', page)
  return page
}
