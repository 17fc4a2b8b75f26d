import type { Browser } from 'playwright'
import { launchChromium } from './launchChromium.ts'

/** A Chromium instance that restarts if it crashes. */
export class KeptBrowser {
  readonly #thirdPartyPort: number
  #browser: Browser | undefined

  constructor(thirdPartyPort: number) {
    this.#thirdPartyPort = thirdPartyPort
  }

  async get(): Promise<Browser> {
    if (!this.#browser?.isConnected()) this.#browser = await launchChromium(this.#thirdPartyPort)
    return this.#browser
  }

  async close(): Promise<void> {
    await this.#browser?.close()
  }
}
