import { type CDPSession, expect, type Page } from '@playwright/test'
import { dialog } from '../page'
import { focusedElement } from './focusedElement'
import { recordSpeech, type Spoken } from './recordSpeech'

/**
 * Milliseconds without a message after which the live regions count as silent: twice the pause after which views
 * announce a change.
 */
const silence = 800

/** The modal's live regions in a view. Their messages have lines of their own. */
const liveRegion = /\n {2}- (?:status|alert)(?::.*)?(?=\n|$)/gu

/**
 * Writes down what a screen reader says during a flow: after each action the view, if it changed, the focused element,
 * and what the live regions spoke, in order. It reads Chromium's accessibility tree.
 *
 * @example
 * ```ts
 * const reader = await ScreenReader.start(page)
 * await page.goto(url)
 * await reader.after('Press Enter on "Connect wallet".', () => page.keyboard.press('Enter'))
 * expect(reader.text).toMatchSnapshot('connect.txt')
 * ```
 */
export class ScreenReader {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #lines: string[] = []
  #view = ''

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** Starts listening. Call this before the page loads. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordSpeech)
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** Everything so far. */
  get text(): string {
    return `${this.#lines.join('\n')}\n`
  }

  /** Performs an action, waits for `outcome`, and writes down the words that follow. */
  async after(action: string, act: () => Promise<unknown>, outcome?: () => Promise<unknown>): Promise<void> {
    await act()
    await outcome?.()
    const spoken = await this.#spoken()
    const isOpen = await dialog(this.#page).isVisible()
    const view = isOpen ? (await dialog(this.#page).ariaSnapshot()).replaceAll(liveRegion, '') : 'The modal is closed.'
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `> ${action}`)
    if (view !== this.#view) this.#lines.push(view)
    this.#view = view
    this.#lines.push(`focus: ${await focusedElement(this.#session)}`)
    for (const { isLate, role, text } of spoken)
      this.#lines.push(`${role}: "${text}"${isLate ? ' (inserted with its text)' : ''}`)
  }

  /** Waits until a live region has spoken `text` since the last action. */
  async spoke(text: string): Promise<void> {
    const messages = () => this.#page.evaluate(() => window.spoken.map(message => message.text).join('\n'))
    await expect.poll(messages).toContain(text)
  }

  /** Returns what was spoken since the last time, once the live regions are silent. */
  async #spoken(): Promise<readonly Spoken[]> {
    let count = -1
    await expect
      .poll(
        async () => {
          const before = count
          count = await this.#page.evaluate(() => window.spoken.length)
          return count === before
        },
        { intervals: [silence] },
      )
      .toBe(true)
    const spoken = await this.#page.evaluate(() => window.spoken.splice(0))
    // Only a slow machine has to say it.
    return spoken.filter(({ text }) => text !== 'Loading')
  }
}
