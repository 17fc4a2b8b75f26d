import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit } from '../../../test/openKit'

/** Returns whether the browser has fetched the view's code. No other test runs in this page. */
const isFetched = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/ConnectingExternalView.tsx'))

test("the view of a wallet's request loads when the pointer reaches the wallets, not with the modal", async () => {
  await openKit()
  const row = page.getByRole('button', { name: /First/ })
  await expect.element(row).toBeVisible()
  expect(isFetched()).toBe(false)
  await userEvent.hover(row)
  await expect.poll(isFetched).toBe(true)
})
