import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { newPayer } from './newPayer'
import {
  connectOn,
  expect,
  expectNoRequest,
  fillSwap,
  openAccount,
  openReview,
  reviewSwap,
  selectToken,
  test,
} from './swaps'

const ether = 10n ** 18n

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const amountField = (page: Page) => dialog(page).getByRole('textbox', { name: /Pay amount/u })

/** Swaps the reviewed amount, including an approval. */
async function swap(page: Page): Promise<void> {
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check()
  await button(page, /^(?:Approve .*|Swap)$/u).click()
  await expect(heading(page, /^Swapped /u)).toBeVisible()
}

test('Max of the coin keeps only the fee, and the chain accepts it', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Ether', to: 'Test Dollar', amount: 'max' })
  await swap(page)
  const rest = await evmChain.balanceOf(payer.address)
  expect(rest).toBeGreaterThanOrEqual(0n)
  expect(rest).toBeLessThan(ether / 100n)
  expect(await evmChain.tokenBalanceOf(payer.address, seeded.tokens.dollar)).toBeGreaterThan(20_000_000_000n)
})

test('Max of a token leaves none of it', async ({ page, openSwapApp, chain, installWallet, evmChain, market }) => {
  const { euro } = market.tokens
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(euro, payer.address, 123_456_789n)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Test Euro', to: 'Ether', amount: 'max' })
  await swap(page)
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(0n)
  expect(await evmChain.balanceOf(payer.address)).toBeGreaterThan(10n * ether)
})

test('Max of the coin on Solana keeps the fee and the deposit of a new account', async ({
  page,
  openSwapApp,
  chain,
  installSolanaWallet,
  solanaChain,
  seeded,
}) => {
  const account = solanaChain.accounts[4]
  if (!account) throw new Error('The chain has too few accounts.')
  await installSolanaWallet(page, { name: 'Sol', accounts: [account] })
  await openSwapApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  const before = await solanaChain.balanceOf(account.address)
  await openReview(page, { from: 'Solana', to: 'Test Dollar', amount: 'max' })
  await swap(page)
  const rest = await solanaChain.balanceOf(account.address)
  expect(rest).toBeLessThan(10_000_000n)
  const dollars = await solanaChain.tokenBalanceOf(account.address, seeded.tokens.solanaDollar)
  expect(dollars).toBeGreaterThan(((before - 10_000_000n) * 150n) / 1_000n)
})

test('an amount above the balance is named on the button, and the wallet gets no request', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Ether', to: 'Test Dollar', amount: '10.000000000000000001' })
  await expect(dialog(page).getByText('You have 10 ETH.')).toBeVisible()
  await button(page, 'Not enough ETH').click()
  await expect(amountField(page)).toBeFocused()
  await expect(heading(page, 'Review swap')).toBeHidden()
  await expectNoRequest(wallet)
  expect(await evmChain.balanceOf(payer.address)).toBe(10n * ether)
})

test('the smallest amount is too small, and the form says so', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Ether', to: 'Test Dollar', amount: '0.000000000000000001' })
  await expect(dialog(page)).toContainText('This amount is too small to swap. Enter more.')
  await enter(amountField(page), '0')
  await expect(button(page, 'Enter amount')).toBeVisible()
  await expectNoRequest(wallet)
})

// A pool holds less than 2^112 base units, so the second token is worth much.
for (const { decimals, pooled, amount, units } of [
  { decimals: 0, pooled: 100_000n, amount: '7', units: 7n },
  { decimals: 36, pooled: 10n ** 33n, amount: '0.000000100000000000000000000000000001', units: 10n ** 29n + 1n },
])
  test(`a token with ${decimals} decimals is received and paid exactly`, async ({
    page,
    openSwapApp,
    chain,
    installWallet,
    evmChain,
    market,
  }) => {
    const { addPool, quote, weth } = market.exchange
    const odd = await evmChain.createToken({ name: `Odd ${decimals}`, symbol: `ODD${decimals}`, decimals })
    await addPool({ tokenA: weth, amountA: 100n * ether, tokenB: odd, amountB: pooled })
    const payer = await newPayer(evmChain)
    await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
    await openSwapApp()
    await connectOn(page, chain, 'Ethereum', 'Eve')
    const bought = await quote(ether / 10n, [weth, odd])
    await openReview(page, { from: 'Ether', to: odd, amount: '0.1' })
    await swap(page)
    expect(await evmChain.tokenBalanceOf(payer.address, odd)).toBe(bought)
    await button(page, 'Done').click()

    const before = await evmChain.balanceOf(payer.address)
    await button(page, 'Swap').click()
    // The coin is selected to pay, so this leaves that side empty.
    await selectToken(page, 'to', 'Ether')
    await expect(dialog(page).locator('[data-side="to"]')).toContainText('ETH')
    await selectToken(page, 'from', odd)
    await enter(amountField(page), `${amount}${decimals === 0 ? '.5' : '1'}`)
    await expect(dialog(page).locator('[part~="swap-error"]')).toContainText(`at most ${decimals} decimals`)
    await enter(amountField(page), amount)
    await reviewSwap(page)
    await swap(page)
    expect(await evmChain.tokenBalanceOf(payer.address, odd)).toBe(bought - units)
    expect(await evmChain.balanceOf(payer.address)).toBeGreaterThan(before)
  })
