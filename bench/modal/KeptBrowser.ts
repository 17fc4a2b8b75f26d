import type { Browser } from 'playwright'
import { launchChromium } from './launchChromium.ts'

/** One Chromium, which is started anew when it was lost. */
export class KeptBrowser {
  readonly #strangersPort: number
  #browser: Browser | undefined

  constructor(strangersPort: number) {
    this.#strangersPort = strangersPort
  }

  async get(): Promise<Browser> {
    if (!this.#browser?.isConnected()) this.#browser = await launchChromium(this.#strangersPort)
    return this.#browser
  }

  async close(): Promise<void> {
    await this.#browser?.close()
  }
}
