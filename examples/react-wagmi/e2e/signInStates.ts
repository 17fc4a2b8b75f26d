import { connectButton, dialog, labReady } from '@openappkit/e2e-kit/page'
import { settled } from '@openappkit/e2e-kit/settled'
import type { Picture } from '@openappkit/e2e-kit/take-pictures'
import type { WalletController } from '@openappkit/testing/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import type { SignInKit } from './pages/signInView'

/** A state of the sign-in view. */
export interface SignInState {
  readonly name: string
  /** Brings a kit to this state. The wallet has just connected, and the sign-in view is open. */
  readonly reach?: (page: Page, wallet: WalletController, secondChainId: number) => Promise<void>
  readonly kit?: Partial<SignInKit>
  /** Subdomain of localhost that serves the page. */
  readonly host?: string
  /** Screenshots to compare, by language. */
  readonly pictures: Partial<Readonly<Record<'en' | 'ar' | 'de', readonly Picture[]>>>
}

const kitName = 'shots'
const longName = 'The exchange whose founders never heard that names can be short'
const longHost = 'a-subdomain-that-somebody-thought-was-fine.customers.of-an-agency.localhost'

const dark360: Picture = { themeMode: 'dark', width: 360 }
const dark1280: Picture = { themeMode: 'dark', width: 1280 }
const light360: Picture = { themeMode: 'light', width: 360 }
const light1280: Picture = { themeMode: 'light', width: 1280 }

/** Every state of the sign-in view that a user can see. */
export const signInStates: readonly SignInState[] = [
  { name: 'sign-in', pictures: { en: [dark360, light1280], ar: [light360], de: [light360] } },
  { name: 'sign-in-optional', kit: { required: false }, pictures: { en: [dark1280] } },
  {
    name: 'sign-in-kept-open',
    reach: async page => {
      await page.keyboard.press('Escape')
      await expect(dialog(page).locator('[data-refused]')).toBeVisible()
      await expect(dialog(page).locator('[data-shake]')).toHaveCount(0)
    },
    pictures: { en: [dark360, light1280] },
  },
  {
    name: 'sign-in-requesting',
    reach: async (page, wallet) => {
      await wallet.hang('personal_sign')
      await primary(page).click()
      await expect(primary(page)).toHaveAttribute('aria-disabled', 'true')
    },
    pictures: { en: [dark1280] },
  },
  {
    name: 'sign-in-declined',
    reach: async (page, wallet) => {
      await wallet.reject('personal_sign')
      await signAndWait(page)
    },
    pictures: { en: [light360], ar: [dark1280] },
  },
  {
    name: 'sign-in-pending',
    reach: async (page, wallet) => {
      await wallet.pending('personal_sign')
      await signAndWait(page)
    },
    pictures: { en: [light1280] },
  },
  {
    name: 'sign-in-failed',
    reach: async (page, wallet) => {
      await wallet.fail({ code: -32603, message: 'Internal error' }, 'personal_sign', 2)
      await signAndWait(page)
    },
    pictures: { en: [dark360] },
  },
  {
    name: 'sign-in-canceling',
    reach: async (page, wallet, secondChainId) => {
      await primary(page).click()
      await expect(dialog(page)).toBeHidden()
      await wallet.switchChain(secondChainId)
      await wallet.hang('wallet_switchEthereumChain')
      await cancel(page).click()
      await expect(cancel(page)).toHaveAttribute('aria-disabled', 'true')
    },
    pictures: { en: [dark1280] },
  },
  {
    name: 'sign-in-long',
    host: longHost,
    kit: { options: { metadata: { name: longName, description: '', url: 'https://app.example', icons: [] } } },
    pictures: { en: [light360, dark1280] },
  },
]

/** Returns the primary button of the view. */
export function primary(page: Page): Locator {
  return dialog(page).locator('[part~="sign-in-actions"] [part~="button"]').last()
}

/** Returns the cancel button. */
export function cancel(page: Page): Locator {
  return dialog(page).locator('[part~="sign-in-actions"] [part~="button"]').first()
}

/** Opens the sign-in lab with a kit. */
export async function openSignInLab(page: Page, url: string, kit: Partial<SignInKit> = {}): Promise<void> {
  await page.goto(`${url}e2e/pages/signInView`)
  await labReady(page)
  await page.evaluate(made => window.createSignInKit(made), { name: kitName, ...kit } satisfies SignInKit)
  await expect(connectButton(page)).toBeVisible()
}

/** Brings the lab to a state, and waits until nothing moves. */
export async function reachSignIn(
  page: Page,
  { host, kit, reach }: SignInState,
  parts: { lab: string; wallet: WalletController; secondChainId: number; options: SignInKit['options'] },
): Promise<void> {
  const { lab, wallet, secondChainId, options } = parts
  const url = host === undefined ? lab : lab.replace('127.0.0.1', host)
  await openSignInLab(page, url, { ...kit, options: { ...options, ...kit?.options } })
  await page.evaluate(name => void window.lab.kits[name]?.open({ view: 'Connect' }), kitName)
  await dialog(page)
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  await expect(primary(page)).toBeVisible()
  await reach?.(page, wallet, secondChainId)
  // Toasts go away after a while.
  await expect(dialog(page).locator('.toast')).toHaveCount(0)
  // The page behind the modal shows the balance once it has loaded.
  await expect(page.locator('[data-appkit-button] > [data-part="balance"]')).toHaveText(/\d/)
  await settled(page)
}

/** Removes the port from the displayed domain, since it differs on each run, and from every later rendering of it. */
export async function hidePort(page: Page): Promise<void> {
  await dialog(page).evaluate(dialog => {
    const root = dialog.getRootNode() as Document | ShadowRoot
    const strip = () => {
      const text = [...root.querySelectorAll('[part~="sign-in-host"] > span')].at(-1)?.firstChild
      const shown = text?.nodeValue ?? ''
      if (text && /:\d+$/.test(shown)) text.nodeValue = shown.replace(/:\d+$/, '')
    }
    strip()
    new MutationObserver(strip).observe(root, { childList: true, characterData: true, subtree: true })
  })
}

async function signAndWait(page: Page): Promise<void> {
  await primary(page).click()
  await expect(primary(page)).toBeFocused()
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
}
