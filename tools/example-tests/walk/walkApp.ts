import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ChainWalk, PageWallet } from './ChainWalk.ts'
import { ServerMarkup } from './ServerMarkup.ts'

/** An app to walk through. */
export interface WalkedApp {
  readonly folder: string
  readonly url: string
  /** The app's chains, each with its own section if there are several. */
  readonly chains: readonly ChainWalk[]
  /** Whether the user signs in after connecting, and a server knows the session. */
  readonly hasSignIn: boolean
  /** Whether the server sends a strict Content Security Policy. */
  readonly hasPolicy: boolean
}

/**
 * Uses an app as a user would, by the names that the user reads: connects, reloads, signs, sends, switches, rejects and
 * disconnects. The chain or a verifier judges each result. A server that renders the app must know the account.
 */
export async function walkApp(page: Page, app: WalkedApp): Promise<void> {
  const steps = await Promise.all(
    app.chains.map(async chain => new Steps(page, app, chain, await chain.prepare(page, app.folder))),
  )
  const addresses = app.chains.map(chain => chain.addressOn(0))
  const { markup, response } = await ServerMarkup.open(page, app.url)
  const policy = response?.headers()['content-security-policy']
  if (app.hasPolicy) expect(policy, 'Content-Security-Policy').toMatch(/^(?!.*unsafe-(inline|eval)).*script-src/)

  for (const chain of steps) await chain.connect()
  await markup.reloadWith(addresses)
  for (const chain of steps) await chain.use()
  await markup.expectNoFlash()
  for (const chain of steps) await chain.disconnect()
  await markup.reloadWithout(addresses)
  for (const chain of steps) await chain.expectDisconnected()
}

/** The steps of a walk on one chain. */
class Steps {
  readonly #page: Page
  readonly #app: WalkedApp
  readonly #chain: ChainWalk
  readonly #wallet: PageWallet
  /** The chain's section, or the page's content if the app has no others. */
  readonly #section: Locator

  constructor(page: Page, app: WalkedApp, chain: ChainWalk, wallet: PageWallet) {
    this.#page = page
    this.#app = app
    this.#chain = chain
    this.#wallet = wallet
    this.#section = app.chains.length > 1 ? page.getByRole('region', { name: chain.section }) : page.getByRole('main')
  }

  async connect(): Promise<void> {
    await this.expectDisconnected()
    const opener =
      this.#app.chains.length > 1
        ? this.#section.getByRole('button', { name: 'Connect' })
        : this.#page.getByRole('button', { name: 'Connect wallet' })
    // A server-rendered button doesn't respond before the page's scripts have run.
    await expect(async () => {
      if (!(await dialog(this.#page).isVisible())) await opener.click({ timeout: 2000 })
      await expect(dialog(this.#page)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await dialog(this.#page)
      .getByRole('button', { name: new RegExp(`^${this.#chain.wallet}`) })
      .click()
    await this.#signIn()
    await this.#expectAccount(0)
    await this.#expectSession(this.#chain.addressOn(0))
  }

  /** Uses an account that the page has reconnected. */
  async use(): Promise<void> {
    await this.#expectAccount(0)
    await this.#expectSession(this.#chain.addressOn(0))
    await this.#chain.expectSignature(await this.#outcome('Sign'), 'Hello', 0)
    await this.#chain.expectPayment(await this.#outcome('Send'), 0)

    await this.#press(`Switch to ${this.#chain.networks[1]}`)
    await this.#signIn()
    await this.#expectAccount(1)
    await this.#chain.expectPayment(await this.#outcome('Send'), 1)

    await this.#wallet.reject('sign')
    expect(await this.#outcome('Sign')).toMatch(/reject|declined/i)
    await this.#chain.expectSignature(await this.#outcome('Sign'), 'Hello', 1)
  }

  async disconnect(): Promise<void> {
    await this.#press('Disconnect')
    await this.expectDisconnected()
  }

  async expectDisconnected(): Promise<void> {
    await expect(this.#section.getByText('Not connected')).toBeVisible()
    await this.#expectSession('Sign in first')
  }

  /** Signs the message that proves the account on the current network, if the app has a session. */
  async #signIn(): Promise<void> {
    if (this.#app.hasSignIn) await dialog(this.#page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(dialog(this.#page)).toBeHidden()
  }

  async #expectAccount(index: 0 | 1): Promise<void> {
    const account = `${this.#chain.addressOn(index)} on ${this.#chain.networks[index]}`
    await expect(this.#section.getByText(account)).toBeVisible()
  }

  /** Expects the answer of a server that knows the session, if the app has one. */
  async #expectSession(answer: string): Promise<void> {
    if (this.#app.hasSignIn) expect(await this.#outcome('Who am I?')).toContain(answer)
  }

  async #press(name: string): Promise<void> {
    await this.#section.getByRole('button', { name, exact: true }).click()
  }

  /** Presses a button, and resolves with the result that the app then shows. */
  async #outcome(button: string): Promise<string> {
    const result = this.#section.getByRole('status')
    const before = (await result.textContent()) ?? ''
    await this.#press(button)
    await expect(result).not.toHaveText(before)
    await expect(result).not.toBeEmpty()
    return (await result.textContent()) ?? ''
  }
}
