import { row } from '@openappkit/e2e-kit/page'
import { verifyMessage } from 'viem'
import { hexIn } from './hexIn'
import { openBuild } from './openBuild'
import { expect, test } from './test'

test.use({ recipe: 'html' })

test('the template’s build passes, and the page connects, signs and sends without a framework', async ({
  page,
  app,
  networks,
  outside,
  installNetworkWallet,
}) => {
  await installNetworkWallet(page)
  const { address } = networks.mainnet.accounts[0]
  const result = page.locator('#result')
  await openBuild(app, page)
  await expect(page.getByTestId('connect-button')).toBeVisible()
  expect(outside).toEqual({ nodes: [], others: [] })

  await page.getByRole('button', { name: 'Sign' }).click()
  await row(page, 'Test Wallet').click()
  const signature = await hexIn(result)
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  await page.reload()
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await page.getByRole('button', { name: 'Send' }).click()
  const receipt = await networks.mainnet.waitForReceipt(await hexIn(result))
  expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
  expect(outside.others).toEqual([])
})
