import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { verifyMessage } from 'viem'
import { hexIn } from './hexIn'
import { openBuild } from './openBuild'
import { expect, test } from './test'

test.use({ recipe: 'vue' })

test('the template’s build passes, and the composable follows the account through connect, reload and disconnect', async ({
  page,
  app,
  networks,
  outside,
  installNetworkWallet,
}) => {
  await installNetworkWallet(page)
  const { address } = networks.mainnet.accounts[0]
  await openBuild(app, page)
  await expect(page.getByText('Not connected')).toBeVisible()
  expect(outside).toEqual({ nodes: [], others: [] })

  await connectWith(page)
  await expect(page.getByText(`Connected as ${address}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Connected as ${address}`)).toBeVisible()

  await page.getByRole('button', { name: 'Sign' }).click()
  const signature = await hexIn(page.locator('output'))
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Not connected')).toBeVisible()
  expect(outside.others).toEqual([])
})
