import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright'
import { installPaintClock } from '../swaps/inPage/installPaintClock.ts'
import type { Expected } from '../swaps/inPage/PaintClock.ts'
import { RequestLog } from './RequestLog.ts'
import type { WalletSystem } from './startWallet.ts'

const TIMEOUT = 30_000
const shell = '#w3m-iframe'

/** The app in a new browser profile. */
export class WalletPage implements AsyncDisposable {
  readonly page: Page
  readonly requests: RequestLog
  readonly #context: BrowserContext
  readonly #mailbox: WalletSystem['mailbox']

  private constructor(context: BrowserContext, page: Page, mailbox: WalletSystem['mailbox']) {
    this.#context = context
    this.#mailbox = mailbox
    this.page = page
    this.requests = new RequestLog(page)
  }

  static async open(browser: Browser, { mailbox, url }: WalletSystem): Promise<WalletPage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT)
    const opened = new WalletPage(context, page, mailbox)
    await page.goto(url)
    await page.evaluate(installPaintClock, 'openappkit-modal')
    return opened
  }

  /** Logs in by email, and resolves with the time from the last digit to the connected page, without requests. */
  async logIn(email: string): Promise<number> {
    const { page } = this
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await this.#modal.getByRole('button', { name: 'Continue with email' }).click()
    const field = this.#modal.getByRole('textbox', { name: 'Email' })
    await field.fill(email)
    await field.press('Enter')
    const code = await this.#mailbox.nextCode(email)
    await this.#watch(page, { '[data-testid="status"]': '^connected$' })
    await this.#modal.getByRole('textbox', { name: /code/i }).pressSequentially(code)
    return this.#timeUntilShown(page)
  }

  /** Puts off the offer to protect a new wallet. */
  async putOffProtection(): Promise<void> {
    await this.page.frameLocator(shell).getByRole('button', { name: 'Not now' }).click()
    await this.#closed()
  }

  async signOut(): Promise<void> {
    await this.page.getByTestId('account-button').click()
    await this.#modal.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await this.#closed()
  }

  /** Asks for a signature, and resolves with the time from the click to the frame with the message. Then cancels. */
  async ask(): Promise<number> {
    const frame = await this.#frame()
    await this.#watch(frame, {
      '[part="approval-message"]': 'Hello from OpenAppKit',
      '[part="approval-answers"]': 'Sign',
    })
    await this.page.getByRole('button', { name: 'Sign message' }).first().click()
    const time = await this.#timeUntilShown(frame)
    const answers = this.page.frameLocator(shell).locator('[part="approval-answers"]')
    // The frame has stopped moving once its button is armed.
    await answers.locator('[aria-disabled="false"]').waitFor()
    await answers.getByRole('button', { name: 'Cancel' }).click()
    await this.#closed()
    return time
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#context.close()
  }

  get #modal(): Locator {
    return this.page.getByRole('dialog')
  }

  async #closed(): Promise<void> {
    await this.#modal.filter({ visible: true }).first().waitFor({ state: 'hidden' })
  }

  async #frame(): Promise<Frame> {
    const frame = await (await this.page.waitForSelector(shell, { state: 'attached' })).contentFrame()
    if (!frame) throw new Error('The wallet has no frame.')
    if (await frame.evaluate(() => window.paintClock === undefined)) {
      await frame.evaluate(installPaintClock, 'openappkit-wallet')
    }
    return frame
  }

  async #watch(place: Frame | Page, expected: Expected): Promise<void> {
    await place.evaluate(expected => window.paintClock.watch('wanted', expected), expected)
  }

  /** Resolves with the time since the last input in the page, without the time in which requests were on the way. */
  async #timeUntilShown(place: Frame | Page): Promise<number> {
    const shown = await place.waitForFunction(
      () => {
        const at = window.paintClock.shown['wanted']
        return at === undefined ? undefined : performance.timeOrigin + at
      },
      undefined,
      { polling: 50 },
    )
    const shownAt = (await shown.jsonValue()) ?? Number.NaN
    const inputAt = await this.page.evaluate(() => performance.timeOrigin + window.paintClock.inputAt)
    return shownAt - inputAt - this.requests.timeBetween(inputAt, shownAt)
  }
}
