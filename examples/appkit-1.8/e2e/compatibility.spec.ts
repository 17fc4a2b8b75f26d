import { startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet } from '@openappkit/testing/walletconnect'
import { expect } from '@playwright/test'
import { verifyMessage } from 'viem'
import { test } from './fixtures'

test('lists and searches wallets and shows their images', async ({ app, requestedPaths }) => {
  await app.getByRole('button', { name: 'Connect' }).click()
  await app.getByTestId('all-wallets').click()
  const wallets = app.locator('w3m-all-wallets-list-item')
  await expect.poll(() => wallets.count()).toBeGreaterThan(20)
  const images = app.locator('w3m-all-wallets-list-item wui-image img')
  const drawn = () =>
    images.evaluateAll(all => all.filter(image => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(drawn).toBeGreaterThan(5)

  await app.locator('wui-search-bar input').fill('metamask')
  await expect(app.locator('w3m-all-wallets-search w3m-all-wallets-list-item').first()).toContainText('MetaMask')
  expect([...requestedPaths()]).toContain('/getWallets')
  expect([...requestedPaths()].some(path => path.startsWith('/getWalletImage/'))).toBe(true)
})

test('fetches its configuration and allowed origins', async ({ app, requestedPaths }) => {
  await expect(app.getByRole('button', { name: 'Connect' })).toBeVisible()
  const wanted = ['/appkit/v1/config', '/projects/v1/origins', '/getAnalyticsConfig']
  await expect.poll(() => [...requestedPaths()]).toEqual(expect.arrayContaining(wanted))
})

test('pairs with a wallet through our relay and signs', async ({ app, cloud, projectId }) => {
  await using chain = await startEvmChain({ chainId: 1 })
  const [account] = chain.accounts
  await using wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    projectId,
    accounts: [account],
    chains: { 1: { rpcUrl: chain.url } },
  })
  await app.getByRole('button', { name: 'Connect' }).click()
  await app.getByTestId('wallet-selector-walletconnect').click()
  const code = app.locator('wui-qr-code')
  await expect(code).toBeVisible()
  await wallet.pair(await code.evaluate(element => (element as unknown as { uri: string }).uri))
  await expect(app.locator('#account')).toHaveText(account.address)

  await app.getByRole('button', { name: 'Sign' }).click()
  await expect(app.locator('#signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await app.locator('#signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: account.address, message: 'moved', signature })).toBe(true)
})
