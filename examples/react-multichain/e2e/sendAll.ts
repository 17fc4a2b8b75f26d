import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { confirm, expect, openAccount, review } from './account'
import type { Coin } from './coins'

/**
 * Sends an account's maximum of a coin. Expects the chain to accept it and less than `greatestFee` to be missing from
 * the recipient's balance.
 */
export async function sendAll(
  page: Page,
  { balanceOf, greatestFee, settle, token }: Coin,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [held, before] = [await balanceOf(from), await balanceOf(to)]
  await openAccount(page)
  await review(page, { token, amount: 'max', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^(Sending|Sent) / })).toBeVisible()
  await settle()
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  const [left, sent] = [await balanceOf(from), (await balanceOf(to)) - before]
  expect(left).toBeGreaterThanOrEqual(0n)
  expect(sent + left).toBeLessThan(held)
  expect(sent).toBeGreaterThan(held - greatestFee)
}
