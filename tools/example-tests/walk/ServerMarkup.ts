import { expect, type Page, type Response } from '@playwright/test'
import { watchTexts } from './watchTexts.ts'

/** Texts without a connected wallet: the app's own, and the label of the button. */
const DISCONNECTED = ['Not connected', 'Connect wallet'] as const

/**
 * Judges an app whose server renders it: one whose first response contains `Not connected`. It must send accounts to
 * their user, and to no one else. Other apps must only not send an account.
 */
export class ServerMarkup {
  readonly #page: Page
  readonly #shown: () => Promise<Record<string, number>>
  readonly #isRendered: boolean

  private constructor(page: Page, shown: () => Promise<Record<string, number>>, isRendered: boolean) {
    this.#page = page
    this.#shown = shown
    this.#isRendered = isRendered
  }

  /** Opens an app as a user without a wallet, and watches its page from then on. */
  static async open(page: Page, url: string): Promise<{ markup: ServerMarkup; response: Response | null }> {
    const shown = await watchTexts(page, DISCONNECTED)
    const response = await page.goto(url)
    const isRendered = (await htmlOf(response)).includes(DISCONNECTED[0])
    return { markup: new ServerMarkup(page, shown, isRendered), response }
  }

  /** Reloads the page of a user with these accounts. */
  async reloadWith(addresses: readonly string[]): Promise<void> {
    const html = await htmlOf(await this.#page.reload())
    if (!this.#isRendered) return
    const others = await (await fetch(this.#page.url())).text()
    for (const address of addresses) {
      expect(html, 'HTML for the user of the wallet').toContain(address)
      expect(others, 'HTML for another user').not.toContain(address)
    }
  }

  /** Reloads the page of a user who has disconnected these accounts. */
  async reloadWithout(addresses: readonly string[]): Promise<void> {
    const html = await htmlOf(await this.#page.reload())
    for (const address of addresses) expect(html, 'HTML after disconnecting').not.toContain(address)
  }

  /** Expects that the page hasn't shown its user as disconnected since it loaded. */
  async expectNoFlash(): Promise<void> {
    if (!this.#isRendered) return
    const never = Object.fromEntries(DISCONNECTED.map(text => [text, 0]))
    expect(await this.#shown(), 'how often a text was visible').toEqual(never)
  }
}

/** Returns the HTML of a response, without data for scripts. */
async function htmlOf(response: Response | null): Promise<string> {
  return ((await response?.text()) ?? '').replaceAll(/<script.*?<\/script>/gs, '')
}
