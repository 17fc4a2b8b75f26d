import { dialog, enter } from '@openappkit/e2e-kit/page'
import { startSandwichBot } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import { newPayer } from './newPayer'
import { connectOn, expect, fillSwap, openAccount, reviewSwap, test } from './swaps'

// The bot trades on every pool of its chain.
test.use({ world: 'bots' })
// One worker sets up this world, instead of up to four.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

/** In the filled form, opens the details and sets the slippage. */
async function setSlippage(page: Page, percent: string): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /Details$/u })
    .click()
  const preset = button(page, `${percent}%`)
  if ((await preset.count()) > 0) return preset.click()
  await button(page, 'Custom').click()
  await enter(dialog(page).getByRole('textbox', { name: 'Custom slippage in percent' }), percent)
}

test('with much slippage, a sandwiched swap still delivers its minimum', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const { dollar } = seeded.tokens
  const payer = await newPayer(evmChain, 10n ** 20n)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const quote = await market.exchange.quote(10n ** 19n, [market.exchange.weth, dollar])
  await openAccount(page)
  await fillSwap(page, { from: 'Ether', to: 'Test Dollar', amount: '10' })
  await setSlippage(page, '8')
  await expect(dialog(page)).toContainText('others can trade ahead of you')
  await using bot = await startSandwichBot({ chain: evmChain, exchange: market.exchange })
  await reviewSwap(page)
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*10 ETH/u)).toBeVisible()
  const received = await evmChain.tokenBalanceOf(payer.address, dollar)
  expect(received).toBeGreaterThanOrEqual((quote * 92n) / 100n)
  expect(received).toBeLessThan((quote * 96n) / 100n)
  expect(bot.attacks).toBe(1)
  await expect(dialog(page)).toContainText(/Against the quote.*−/u)
})

test('with little slippage, a sandwiched swap reverts, the user keeps the coins, and Try again gets a new quote', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const { dollar } = seeded.tokens
  const payer = await newPayer(evmChain, 10n ** 20n)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Ether', to: 'Test Dollar', amount: '10' })
  await setSlippage(page, '0.5')
  const bot = await startSandwichBot({ chain: evmChain, exchange: market.exchange })
  await reviewSwap(page)
  await button(page, 'Swap').click()
  await expect(heading(page, 'Swap failed')).toBeVisible()
  await expect(dialog(page)).toContainText('so you keep your ETH. Only the network fee was charged.')
  expect(bot.attacks).toBe(1)
  await bot.stop()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(0n)
  const kept = await evmChain.balanceOf(payer.address)
  expect(10n ** 20n - kept).toBeLessThan(10n ** 16n)

  await button(page, 'Try again').click()
  await enter(dialog(page).getByRole('textbox', { name: /Pay amount/u }), '10')
  const quote = await market.exchange.quote(10n ** 19n, [market.exchange.weth, dollar])
  await reviewSwap(page)
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*10 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
})
