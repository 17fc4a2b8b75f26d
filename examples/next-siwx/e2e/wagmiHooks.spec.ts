import { connectWith } from '@openappkit/e2e-kit/page'
import { expect, signInWith, test } from './fixtures'

const reloads = 20

test('wagmi hooks hydrate without errors on every reload while connected, and the server renders the account', async ({
  page,
  site,
  evmChain,
  installWallet,
  complaints,
}) => {
  test.setTimeout(120_000)
  await installWallet(page)
  const { address } = evmChain.accounts[0]
  await page.goto(`${site.url}account`)
  await signInWith(page)
  await expect(page.getByTestId('wagmi-account')).toHaveText(address)

  for (let reload = 0; reload < reloads; reload++) {
    const html = await (await page.reload())?.text()
    expect(html).toContain(`data-testid="wagmi-account">${address}<`)
    expect(html).toContain('data-appkit-button="account"')
    await expect(page.getByTestId('wagmi-status')).toHaveText('connected')
    await expect(page.getByTestId('wagmi-account')).toHaveText(address)
    expect(complaints, `after reload ${reload + 1}`).toEqual([])
  }
})

test('a module-level kit hydrates without errors on every reload while connected', async ({
  page,
  site,
  evmChain,
  installWallet,
  complaints,
}) => {
  test.setTimeout(120_000)
  await installWallet(page)
  const { address } = evmChain.accounts[0]
  await page.goto(`${site.url}module`)
  await connectWith(page)
  await expect(page.getByTestId('wagmi-account')).toHaveText(address)

  for (let reload = 0; reload < reloads; reload++) {
    const html = await (await page.reload())?.text()
    expect(html).toContain('data-testid="wagmi-account">none<')
    await expect(page.getByTestId('wagmi-status')).toHaveText('connected')
    await expect(page.getByTestId('wagmi-account')).toHaveText(address)
    expect(complaints, `after reload ${reload + 1}`).toEqual([])
  }
})
