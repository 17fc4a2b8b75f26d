import { connectWith } from '@openappkit/e2e-kit/page'
import { verifyMessage } from 'viem'
import { hexIn } from './hexIn'
import { openBuild } from './openBuild'
import { expect, test } from './test'

test.use({ recipe: 'vite-react' })

test('the development server runs the page’s code as it is', async ({ page, app, networks, installNetworkWallet }) => {
  const { url } = await app.serve(`${app.shown('npm run dev')} -- --port {port} --strictPort`)
  await installNetworkWallet(page)
  await page.goto(url)
  await connectWith(page)
  await expect(page.getByText(networks.mainnet.accounts[0].address)).toBeVisible()
})

test('the template’s build passes, and its app connects, reloads, signs, sends, switches and disconnects', async ({
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
  await expect(page.getByText(`${address} on Ethereum`)).toBeVisible()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(`${address} on Ethereum`)).toBeVisible()

  await page.getByRole('button', { name: 'Sign' }).click()
  const signature = await hexIn(page.locator('output').nth(0))
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  await page.getByRole('button', { name: 'Send' }).click()
  const receipt = await networks.mainnet.waitForReceipt(await hexIn(page.locator('output').nth(1)))
  expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })

  await page.getByRole('button', { name: 'Switch to Base' }).click()
  await expect(page.getByText(`${address} on Base`)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Not connected')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not connected')).toBeVisible()
  expect(outside.others).toEqual([])
})
