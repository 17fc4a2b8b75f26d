import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { newPayer } from './newPayer'
import { connectOn, expect, expectNoRequest, openAccount, reviewSwap, selectToken, test } from './swaps'

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

test('a token with the symbol of a listed one is called an imitation, needs consent, and then swaps', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const ether = 10n ** 18n
  const { weth } = market.exchange
  const fake = await evmChain.createToken({ name: 'Test Dollar', symbol: 'TUSD', decimals: 6 })
  await market.exchange.addPool({ tokenA: weth, amountA: 100n * ether, tokenB: fake, amountB: 250_000_000_000n })
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const shown = dialog(page)
  await openAccount(page)
  await button(page, 'Swap').click()
  await selectToken(page, 'from', 'Ether')
  await shown.locator('[data-side="to"]').click()
  await enter(shown.getByRole('searchbox'), fake)
  const row = shown.getByRole('list', { name: 'Select token' }).getByRole('button')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(`Not the listed TUSD · ${fake.slice(0, 6)}`)
  await expect(row).toContainText(new RegExp(fake.slice(-4), 'iu'))
  await row.click()
  await enter(shown.getByRole('textbox', { name: /Pay amount/u }), '0.1')
  const quote = await market.exchange.quote(ether / 10n, [weth, fake])
  await reviewSwap(page)
  await expect(shown).toContainText('This isn’t the listed TUSD, but another token with its symbol.')
  await expect(button(page, 'Swap')).toBeDisabled()
  await expectNoRequest(wallet)

  for (const box of await shown.getByRole('checkbox').all()) await box.check()
  await expect(shown.getByRole('checkbox', { name: 'I’ve checked this token’s address' })).toBeChecked()
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*0\.1 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, fake)).toBe(quote)
})
