import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Locator, type Page } from '@playwright/test'

/** Views that a scene opens directly. */
export type SceneView =
  | 'Account'
  | 'FundWallet'
  | 'OnRampProviders'
  | 'Pay'
  | 'PayWithExchange'
  | 'Swap'
  | 'Transactions'
  | 'WalletCompatibleNetworks'
  | 'WalletReceive'
  | 'WalletSend'
  | 'WhatIsABuy'

/** Returns the elements with this `part` in the modal. */
export function part(page: Page, name: string): Locator {
  return dialog(page).locator(`[part~="${name}"]`)
}

/** Opens a view of a scene. */
export async function open(page: Page, view: SceneView, args?: object): Promise<void> {
  await page.evaluate(
    // Each scene passes the arguments that its view needs.
    ([view, args]) =>
      void window.kit.open({ view, ...(args && { arguments: args }) } as { view: 'Account' }).catch(() => {}),
    [view, args] as const,
  )
  await expect(dialog(page)).toBeVisible()
}
