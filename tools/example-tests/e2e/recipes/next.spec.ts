import { connectWith } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { hexIn } from './hexIn'
import { expect, test } from './test'
import { watchButtons } from './watchButtons'

test.use({ recipe: 'next' })

/** Reloads the page while connected, and expects the account in the server's markup and in every frame after it. */
async function reload(page: Page, { times, address }: { times: number; address: string }): Promise<void> {
  const buttons = await watchButtons(page)
  for (let count = 1; count <= times; count++) {
    const html = (await (await page.reload())?.text()) ?? ''
    const [, rendered] = /data-appkit-button="(\w+)"/.exec(html) ?? []
    expect(rendered, `button in the markup of reload ${count}`).toBe('account')
    expect(html.includes(address), `account of wagmi in the markup of reload ${count}`).toBe(true)
    await expect(page.getByTestId('account-button')).toContainText('ETH')
    expect(await buttons(), `buttons during reload ${count}`).toEqual(['account'])
  }
}

test('the template’s build passes, and 20 reloads while connected hydrate without errors or a flash', async ({
  page,
  app,
  networks,
  outside,
  installNetworkWallet,
}) => {
  test.setTimeout(240_000)
  await app.run('npm run build')
  const { url } = await app.serve('npm run start -- --port {port}')
  await installNetworkWallet(page)
  const { address } = networks.mainnet.accounts[0]
  await page.goto(`${url}account`)
  await expect(page.getByText('Not connected')).toBeVisible()
  expect(outside).toEqual({ nodes: [], others: [] })

  await connectWith(page)
  await expect(page.getByText(`${address} on Ethereum`)).toBeVisible()
  await reload(page, { times: 20, address })

  // Clicks as soon as the browser has the markup, while React hydrates and the wallet reconnects.
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign' }).click()
  const signature = await hexIn(page.locator('output'))
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  expect(outside.others).toEqual([])
})

test('the development server, which reports every mismatch, has none to report', async ({
  page,
  app,
  networks,
  forgive,
  installNetworkWallet,
}) => {
  test.setTimeout(180_000)
  // Playwright reloads without caches, which Next comments on.
  forgive(/cache-bypass-in-dev/)
  const { url } = await app.serve(`${app.shown('npm run dev')} -- --port {port}`)
  await installNetworkWallet(page)
  const { address } = networks.mainnet.accounts[0]
  await page.goto(`${url}account`)
  await connectWith(page)
  await expect(page.getByText(`${address} on Ethereum`)).toBeVisible()
  await reload(page, { times: 3, address })
})
