import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ recipe: 'express' })

/** Asks the protected route with the page's button, and returns what the page shows. */
async function whoAmI(page: Page): Promise<string> {
  const [response] = await Promise.all([
    page.waitForResponse('**/me'),
    page.getByRole('button', { name: 'Who am I?' }).click(),
  ])
  const answer = `${response.status()} ${await response.text()}`
  await expect(page.locator('output')).toHaveText(answer)
  return answer
}

test('the server knows the account from sign-in to sign-out, and before and after, its route is closed', async ({
  page,
  app,
  networks,
  outside,
  forgive,
  installNetworkWallet,
}) => {
  await app.run(app.shown('npm run build'))
  const { url } = await app.serve(app.shown('node server.js'))
  const wallet = await installNetworkWallet(page)
  const { address } = networks.mainnet.accounts[0]
  const me = `200 {"address":"${address}"}`
  const nobody = '401 {"error":"Sign in first"}'
  await page.goto(url)
  expect(await whoAmI(page)).toBe(nobody)

  await connectWith(page)
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await whoAmI(page)).toBe(me)
  expect(await wallet.requests('personal_sign')).toHaveLength(1)

  await page.reload()
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  expect(await whoAmI(page)).toBe(me)
  expect(await wallet.requests('personal_sign')).toEqual([])
  const cookies = await page.context().cookies()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByTestId('connect-button')).toBeVisible()
  expect(await whoAmI(page)).toBe(nobody)
  // A copy of the cookie is worth nothing either.
  await page.context().addCookies(cookies)
  expect(await whoAmI(page)).toBe(nobody)
  expect(outside.others).toEqual([])
  forgive(/401 \(Unauthorized\)/)
})
