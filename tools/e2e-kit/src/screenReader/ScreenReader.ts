import { type CDPSession, expect, type Frame, type Locator, type Page } from '@playwright/test'
import { dialog } from '../page'
import { contextOf } from './contextOf'
import { focusedElement } from './focusedElement'
import { recordSpeech, type Spoken } from './recordSpeech'

/**
 * Milliseconds without a message after which the live regions count as silent: twice the pause after which views
 * announce a change.
 */
const silence = 800

/** The modal's live regions in a view. Their messages have lines of their own. */
const liveRegion = /\n {2}- (?:status|alert)(?::.*)?(?=\n|$)/gu

/** The page or the frame that is read. */
interface Place {
  readonly frame: Frame
  readonly view: Locator
  /** Context of the frame's scripts. Omitted for the page, whose context changes when it loads. */
  readonly contextId?: number
}

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
  #place: Place
  #view = ''

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
    this.#place = modalOf(page)
  }

  /** Starts listening. Call this before the page loads. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordSpeech)
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** Reads a frame of the page from now on, as a screen reader does when the focus moves there. */
  async enter(frame: Frame): Promise<void> {
    this.#place = { frame, view: frame.locator('main'), contextId: await contextOf(this.#session, frame) }
  }

  /** Reads the modal again. */
  leave(): void {
    this.#place = modalOf(this.#page)
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
    const { contextId, view: place } = this.#place
    const isOpen = await place.isVisible()
    const view = isOpen ? (await place.ariaSnapshot()).replaceAll(liveRegion, '') : 'The modal is closed.'
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `> ${action}`)
    if (view !== this.#view) this.#lines.push(view)
    this.#view = view
    this.#lines.push(`focus: ${await focusedElement(this.#session, contextId)}`)
    for (const { isLate, role, text } of spoken)
      this.#lines.push(`${role}: "${text}"${isLate ? ' (inserted with its text)' : ''}`)
  }

  /** Waits until a live region has spoken `text` since the last action. */
  async spoke(text: string): Promise<void> {
    const messages = () => this.#place.frame.evaluate(() => window.spoken.map(message => message.text).join('\n'))
    await expect.poll(messages).toContain(text)
  }

  /** Returns what was spoken since the last time, once the live regions are silent. */
  async #spoken(): Promise<readonly Spoken[]> {
    let count = -1
    await expect
      .poll(
        async () => {
          const before = count
          count = await this.#place.frame.evaluate(() => window.spoken.length)
          return count === before
        },
        { intervals: [silence] },
      )
      .toBe(true)
    const spoken = await this.#place.frame.evaluate(() => window.spoken.splice(0))
    // Only a slow machine has to say it.
    return spoken.filter(({ text }) => text !== 'Loading')
  }
}

function modalOf(page: Page): Place {
  return { frame: page.mainFrame(), view: dialog(page) }
}
