import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import { test as base, walletFrame } from './embedded'

export { expect } from '@playwright/test'

interface TestFixtures {
  /** Opens that page. */
  readonly openHostile: () => Promise<void>
}

/** Provides an app that attacks the embedded wallet. */
export const test = base.extend<TestFixtures>({
  openHostile: async ({ page, hostileApp, forgive }, use) => {
    // The lab's own fonts, which this app's policy doesn't name.
    forgive(/font-src|\.woff2/)
    await use(async () => void (await page.goto(hostileApp.url)))
  },
})

/** Outcome of a request of the app. */
export interface Outcome {
  readonly value?: unknown
  readonly code?: unknown
  readonly message?: string
}

declare global {
  interface Window {
    /** Outcomes of the requests, in the order of {@link ask}. */
    outcomes: (Outcome | undefined)[]
  }
}

/** Has the app send a request, and doesn't wait. Returns its number for {@link outcomeOf}. */
export function ask(page: Page, method: string, params: readonly unknown[]): Promise<number> {
  return page.evaluate(
    async ({ method, params }) => {
      window.outcomes ??= []
      const index = window.outcomes.push(undefined) - 1
      let provider: unknown
      // After a reload, the wallet reconnects.
      while (provider === undefined) {
        provider = await window.kit.getProvider('eip155')
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      const { request } = provider as { request(request: object): Promise<unknown> }
      request.call(provider, { method, params }).then(
        value => (window.outcomes[index] = { value }),
        ({ code, message }) => (window.outcomes[index] = { code, message }),
      )
      return index
    },
    { method, params },
  )
}

/** Returns the outcome of a request. Undefined while it waits for the user. */
export function outcomeOf(page: Page, index: number): Promise<Outcome | undefined> {
  return page.evaluate(index => window.outcomes[index], index)
}

/** Waits for the outcome of a request. */
export async function settled(page: Page, index: number): Promise<Outcome> {
  await expect.poll(() => outcomeOf(page, index), { timeout: 20_000 }).toBeDefined()
  return (await outcomeOf(page, index)) ?? {}
}

/** Returns the address of the embedded wallet, once it is connected. */
export async function addressOf(page: Page): Promise<Hex> {
  const read = (): Promise<string | undefined> => page.evaluate(() => window.kit?.getAddress('eip155'))
  await expect.poll(read).toMatch(/^0x/)
  return (await read()) as Hex
}

/** Returns the wallet's frame as a target for scripts. */
export function frameOf(page: Page, walletUrl: string): Frame {
  const frame = page.frames().find(one => one.url().startsWith(walletUrl))
  if (!frame) throw new Error('The wallet has no frame.')
  return frame
}

/** Returns the button of the frame that approves. */
export function approving(page: Page, verb: string): Locator {
  return walletFrame(page).getByRole('button', { name: verb, exact: true })
}

/** Waits until the button approves. */
export async function armed(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'false')
}

/** Answers the offer to protect a new wallet, if it comes. */
export async function putOff(page: Page): Promise<void> {
  const later = walletFrame(page).getByRole('button', { name: 'Not now' })
  const isOver = async (): Promise<boolean> => (await later.isVisible()) || !(await dialog(page).first().isVisible())
  await expect.poll(isOver).toBe(true)
  if (await later.isVisible()) await later.click()
}
