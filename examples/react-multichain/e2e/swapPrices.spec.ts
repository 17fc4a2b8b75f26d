import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { forge } from './forgeSwaps'
import { newPayer } from './newPayer'
import { connectOn, expect, expectNoRequest, fillSwap, openAccount, openReview, reviewSwap, test } from './swaps'

const ether = 10n ** 18n
const trade = { from: 'Ether', to: 'Test Dollar', amount: '1' } as const

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

test('a price that expires during the review can be refreshed, but not swapped', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const { dollar } = seeded.tokens
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const forgeBuild = await forge(page, 'build-transaction')
  forgeBuild({ answer: ({ quote }) => void (quote.expiresAt = Date.now() + 1_000) })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, trade)
  await expect(dialog(page)).toContainText('This price has expired.')
  await expect(button(page, 'Swap')).toBeHidden()
  await expectNoRequest(wallet)
  forgeBuild()
  const quote = await market.exchange.quote(ether, [market.exchange.weth, dollar])
  await button(page, 'Refresh price').click()
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*1 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
})

for (const [rule, fail] of [
  ['answers 503', (page: Page) => page.route('**/v1/convert/quotes*', route => route.fulfill({ status: 503 }))],
  ['is unreachable', (page: Page) => page.route('**/v1/convert/quotes*', route => route.abort())],
] as const)
  test(`if the backend ${rule}, the form says so, and Try again gets a price`, async ({
    page,
    openSwapApp,
    chain,
    installWallet,
    evmChain,
    market,
    seeded,
    forgive,
  }) => {
    forgive(/status of 503|net::ERR_FAILED/u)
    const { dollar } = seeded.tokens
    const payer = await newPayer(evmChain)
    await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
    await openSwapApp()
    await connectOn(page, chain, 'Ethereum', 'Eve')
    await openAccount(page)
    await fillSwap(page, trade)
    await expect(button(page, 'Review swap')).toBeVisible()
    await fail(page)
    await enter(dialog(page).getByRole('textbox', { name: /Pay amount/u }), '2')
    await expect(dialog(page)).toContainText('No price is available right now.')
    await page.unroute('**/v1/convert/quotes*')
    const quote = await market.exchange.quote(2n * ether, [market.exchange.weth, dollar])
    await button(page, 'Try again').click()
    await reviewSwap(page)
    await button(page, 'Swap').click()
    await expect(heading(page, /^Swapped .*2 ETH/u)).toBeVisible()
    expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
  })

test('a backend that restarts between quote and review has forgotten the quote, and still builds the swap', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
  swapCloud,
  forgive,
}) => {
  // The relay's socket and requests during the restart.
  forgive(/net::ERR_|WebSocket|status of 50\d/u)
  const { dollar } = seeded.tokens
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, trade)
  await expect(button(page, 'Review swap')).toBeVisible()
  const quote = await market.exchange.quote(ether, [market.exchange.weth, dollar])
  await swapCloud.restartRelay()
  await reviewSwap(page)
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*1 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
})
