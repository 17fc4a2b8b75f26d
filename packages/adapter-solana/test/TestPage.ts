import { vi } from 'vitest'

/** Subset of `window` that wallets and the adapter use. Counts its listeners. */
export class TestPage extends EventTarget {
  readonly location: { readonly origin: string; readonly host: string; readonly href: string } = {
    origin: 'https://app.invalid',
    host: 'app.invalid',
    href: 'https://app.invalid/',
  }
  readonly #listeners = new Map<string, number>()

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    this.#count(parameters[0], 1)
    super.addEventListener(...parameters)
  }

  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    this.#count(parameters[0], -1)
    super.removeEventListener(...parameters)
  }

  listenerCount(type: string): number {
    return this.#listeners.get(type) ?? 0
  }

  #count(type: string, change: number): void {
    this.#listeners.set(type, this.listenerCount(type) + change)
  }
}

/** Sets `window` to a new page until `vi.unstubAllGlobals()`. */
export function openPage(): TestPage {
  const page = new TestPage()
  vi.stubGlobal('window', page)
  return page
}
