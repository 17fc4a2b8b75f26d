import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ChainWalk } from './ChainWalk'

/** An app to walk through. */
export interface WalkedApp {
  readonly url: string
  /** The app's chains, each with its own section if there are several. */
  readonly chains: readonly ChainWalk[]
  /** Whether the user signs in after connecting, and a server knows the session. */
  readonly hasSignIn: boolean
}

/**
 * Uses an app as a user would, by the names that the user reads: connects, reloads, signs, sends, switches, rejects and
 * disconnects. The chain or a verifier judges each result.
 */
export async function walkApp(page: Page, { url, chains, hasSignIn }: WalkedApp): Promise<void> {
  const wallets = new Map(await Promise.all(chains.map(async chain => [chain, await chain.prepare(page)] as const)))
  const policy = (await page.goto(url))?.headers()['content-security-policy']
  expect(policy, 'Content-Security-Policy').toMatch(/^(?!.*unsafe-(inline|eval)).*script-src/)

  for (const [chain, wallet] of wallets) {
    const section = chains.length > 1 ? page.getByRole('region', { name: chain.section }) : page.getByRole('main')
    const first = section.getByText(`${chain.address} on ${chain.networks[0]}`)
    const second = section.getByText(`${chain.address} on ${chain.networks[1]}`)
    const notConnected = section.getByText('Not connected')

    await expect(notConnected).toBeVisible()
    await connect(page, chain.wallet)
    if (hasSignIn) await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(first).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    if (hasSignIn) expect(await outcome(section, 'Who am I?')).toContain(chain.address)

    await page.reload()
    await expect(first).toBeVisible()
    if (hasSignIn) expect(await outcome(section, 'Who am I?')).toContain(chain.address)
    await chain.expectSignature(await outcome(section, 'Sign'), 'Hello')
    await chain.expectPayment(await outcome(section, 'Send'), 0)

    await press(section, `Switch to ${chain.networks[1]}`)
    await expect(second).toBeVisible()
    await chain.expectPayment(await outcome(section, 'Send'), 1)

    await wallet.reject('sign')
    expect(await outcome(section, 'Sign')).toMatch(/reject|declined/i)
    await chain.expectSignature(await outcome(section, 'Sign'), 'Hello')

    await press(section, 'Disconnect')
    await expect(notConnected).toBeVisible()
    await page.reload()
    await expect(notConnected).toBeVisible()
    if (hasSignIn) expect(await outcome(section, 'Who am I?')).toContain('Sign in first')
  }
}

/** Connects a wallet with the app's button. */
async function connect(page: Page, wallet: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${wallet}`) })
    .click()
}

async function press(section: Locator, name: string): Promise<void> {
  await section.getByRole('button', { name, exact: true }).click()
}

/** Presses a button, and resolves with the result that the app then shows. */
async function outcome(section: Locator, button: string): Promise<string> {
  const result = section.getByRole('status')
  const before = (await result.textContent()) ?? ''
  await press(section, button)
  await expect(result).not.toHaveText(before)
  await expect(result).not.toBeEmpty()
  return (await result.textContent()) ?? ''
}
