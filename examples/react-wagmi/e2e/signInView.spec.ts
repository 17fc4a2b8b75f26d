import { readFile } from 'node:fs/promises'
import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import { connectButton, connectWith, dialog, row } from '@openappkit/e2e-kit/page'
import type { DefaultSIWX } from '@openappkit/siwx'
import type { Locator, Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from './fixtures'
import { cancel, openSignInLab, primary } from './signInStates'

type SIWXSession = Parameters<DefaultSIWX['addSession']>[0]

test('a user connects and signs in by keyboard alone, and the session carries a valid signature', async ({
  page,
  lab,
  installThreeChainWallet,
  evmChain,
}) => {
  await installThreeChainWallet()
  await openSignInLab(page, lab.url)
  await connectByKeyboard(page)
  await expect(dialog(page).getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await tabTo(page, primary(page), 4)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  const [session] = await sessions(page)
  const { address } = evmChain.accounts[0]
  expect(session?.data).toMatchObject({ accountAddress: address, chainId: `eip155:${evmChain.chainId}` })
  const { message = '', signature = '' } = session ?? {}
  expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true)
  expect(message).toContain(`${new URL(lab.url).host} wants you to sign in`)
})

test('a user rejects, tries again and cancels by keyboard alone', async ({ page, lab, installThreeChainWallet }) => {
  const wallet = await installThreeChainWallet()
  await openSignInLab(page, lab.url)
  await wallet.reject('personal_sign')
  await connectByKeyboard(page)
  await tabTo(page, primary(page), 4)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Signature declined' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeFocused()

  // The same button retries, and keeps the focus during the wallet prompt.
  await wallet.hang('personal_sign')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Continue in Test Wallet' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Sign', exact: true })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(cancel(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
  expect(await sessions(page)).toEqual([])
})

test('while sign-in is required, Escape shakes the modal and announces what to do', async ({
  page,
  lab,
  installThreeChainWallet,
}) => {
  await installThreeChainWallet()
  await openSignInLab(page, lab.url)
  await connectWith(page)
  await expect(primary(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('openappkit-modal').getByRole('alert').filter({ hasText: 'Sign or cancel' })).toHaveCount(1)
  await expect(dialog(page).locator('[data-shake]')).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  expect(await page.locator('openappkit-modal').getByText('Choose a network or disconnect').count()).toBe(0)
})

test('if sign-in is optional, Escape closes the modal, and the wallet stays connected', async ({
  page,
  lab,
  installThreeChainWallet,
}) => {
  await installThreeChainWallet()
  await openSignInLab(page, lab.url, { required: false })
  await connectWith(page)
  await expect(primary(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('account-button')).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`the layout doesn't shift when the user signs and declines, at ${width} px`, async ({
    page,
    lab,
    installThreeChainWallet,
  }) => {
    const wallet = await installThreeChainWallet()
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSignInLab(page, lab.url)
    await connectWith(page)
    await expect(primary(page)).toBeVisible()
    const before = await placed(page)
    await wallet.hang('personal_sign')
    await primary(page).click()
    await expect(primary(page)).toHaveAttribute('aria-disabled', 'true')
    expect(await placed(page)).toEqual(before)
    // Only a request that has reached the wallet can be released.
    await expect.poll(() => wallet.requests('personal_sign')).toHaveLength(1)
    await wallet.release('reject')
    await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
    expect(await placed(page)).toEqual(before)
  })
}

test('a declined signature is said once, in the view', async ({ page, lab, installThreeChainWallet }) => {
  const wallet = await installThreeChainWallet()
  await openSignInLab(page, lab.url, { required: false })
  await wallet.reject('personal_sign')
  await connectWith(page)
  await primary(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  await expect(dialog(page).getByText('Signature declined')).toHaveCount(1)
})

test('with reduced motion, a refused close stays visible in the view', async ({
  page,
  lab,
  installThreeChainWallet,
}) => {
  await installThreeChainWallet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSignInLab(page, lab.url)
  await connectWith(page)
  await expect(primary(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page).locator('[data-shake]')).toHaveCount(0)
  await expect(dialog(page).locator('[part~="sign-in-note"]')).toContainText('Sign or cancel to continue')
})

test('with reduced motion, nothing animates during the wallet prompt', async ({
  page,
  lab,
  installThreeChainWallet,
}) => {
  const wallet = await installThreeChainWallet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSignInLab(page, lab.url)
  await wallet.hang('personal_sign')
  await connectWith(page)
  await primary(page).click()
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true')
  const running = await page.evaluate(() => {
    const animations = document.querySelector('openappkit-modal')?.shadowRoot?.getAnimations() ?? []
    return animations.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length
  })
  expect(running).toBe(0)
})

test('sign-in loads after connecting starts, calls only the wallet and follows the strictest content security policy', async ({
  page,
  lab,
  installThreeChainWallet,
  evmChain,
  secondChain,
}) => {
  const list = JSON.parse(await readFile(new URL('../dist-e2e/modules.json', import.meta.url), 'utf8')) as ModuleList
  const loaded: string[] = []
  const others: string[] = []
  page.on('request', request => {
    const url = request.url()
    if (url.startsWith(lab.url)) loaded.push(...(list[url.slice(lab.url.length)]?.modules ?? []))
    else if (!url.startsWith(evmChain.url) && !url.startsWith(secondChain.url)) others.push(url)
  })
  const isOfSignIn = (module: string) => /SIWXController|SIWXSignMessageView|SessionKeeper|signIn\.en/.test(module)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', event =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await installThreeChainWallet()
  await openSignInLab(page, lab.url)
  await connectButton(page).click()
  await expect(row(page, 'Test Wallet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(isOfSignIn)).toEqual([])

  await row(page, 'Test Wallet').click()
  await primary(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await sessions(page)).toHaveLength(1)
  expect(loaded.some(isOfSignIn)).toBe(true)
  expect(others).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
})

async function connectByKeyboard(page: Page): Promise<void> {
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Test Wallet')).toBeVisible()
  await tabTo(page, row(page, 'Test Wallet'), 12)
  await page.keyboard.press('Enter')
  await expect(primary(page)).toBeVisible()
}

/** Presses Tab until `target` has the focus, at most `most` times. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const isFocused = () =>
    target.evaluate(element => (element.getRootNode() as ShadowRoot | Document).activeElement === element)
  for (let step = 0; step <= most; step++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came to the element')
}

/** Returns the positions of the view's parts whose place doesn't depend on text. */
async function placed(page: Page) {
  const parts = ['sign-in-pair', 'sign-in-facts', 'sign-in-actions', 'sign-in-note']
  return Promise.all(parts.map(part => dialog(page).locator(`[part~="${part}"]`).boundingBox()))
}

async function sessions(page: Page): Promise<readonly SIWXSession[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('@appkit/siwx') ?? '[]') as SIWXSession[])
}
