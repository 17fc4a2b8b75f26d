import { dialog } from '@openappkit/e2e-kit/page'
import type { EvmChain } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { newPayer } from './newPayer'
import { connectOn, expect, openAccount, openActivity, openReview, test } from './swaps'

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const allowance = async (chain: EvmChain, token: Hex, spender: Hex, owner: Hex = chain.accounts[0].address) =>
  chain.client.readContract({
    address: token,
    abi: [
      {
        type: 'function',
        name: 'allowance',
        stateMutability: 'view',
        inputs: [{ type: 'address' }, { type: 'address' }],
        outputs: [{ type: 'uint256' }],
      },
    ],
    functionName: 'allowance',
    args: [owner, spender],
  })

test('swaps the coin for a token, for at least the reviewed minimum and at most the quote', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const [{ address }] = evmChain.accounts
  await installWallet(page, { name: 'Eve' })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const before = await evmChain.tokenBalanceOf(address, seeded.tokens.dollar)
  const quote = await market.exchange.quote(2n * 10n ** 18n, [market.exchange.weth, seeded.tokens.dollar])
  await openReview(page, { from: 'Ether', to: 'Test Dollar', amount: '2' })
  await expect(dialog(page)).toContainText('Simulation passed')
  await button(page, 'Swap').click()
  await expect(heading(page, 'Swapped 2 ETH')).toBeVisible()
  const received = (await evmChain.tokenBalanceOf(address, seeded.tokens.dollar)) - before
  expect(received).toBe(quote)
  await expect(dialog(page)).toContainText('As quoted')

  await button(page, 'Done').click()
  const activity = await openActivity(page)
  await expect(activity).toContainText('SwappedETH → TUSD+4,9')
})

test('approves exactly the amount, swaps in two hops, and leaves no allowance', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const [{ address }] = evmChain.accounts
  const { euro } = market.tokens
  await evmChain.mintTo(euro, address, 1_000_000_000n)
  await installWallet(page, { name: 'Eve' })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const quote = await market.exchange.quote(100_000_000n, [euro, seeded.tokens.dollar, market.exchange.weth])
  await openReview(page, { from: 'Test Euro', to: 'Wrapped Ether', amount: '100' })
  await expect(dialog(page)).toContainText('First, you approve exactly')
  await button(page, /^Approve .*100 TEUR/).click()
  await expect(heading(page, /^Swapped .*100 TEUR/)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(address, market.exchange.weth)).toBe(quote)
  expect(await allowance(evmChain, euro, market.exchange.router)).toBe(0n)
})

test('unwraps at 1:1, and swaps a token that needs its allowance reset', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const [{ address }] = evmChain.accounts
  await installWallet(page, { name: 'Eve' })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const before = await evmChain.tokenBalanceOf(address, market.exchange.weth)
  await openReview(page, { from: 'Ether', to: 'Wrapped Ether', amount: '1.5' })
  await button(page, 'Swap').click()
  await expect(heading(page, 'Swapped 1.5 ETH')).toBeVisible()
  expect((await evmChain.tokenBalanceOf(address, market.exchange.weth)) - before).toBe(15n * 10n ** 17n)
  await button(page, 'Done').click()

  const held = await evmChain.tokenBalanceOf(address, market.tokens.tether)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await openReview(page, { from: 'Odd Dollar', to: 'Ether', amount: '250' })
  await button(page, /^Approve .*250 ODD/).click()
  await expect(heading(page, /^Swapped .*250 ODD/)).toBeVisible()
  expect(held - (await evmChain.tokenBalanceOf(address, market.tokens.tether))).toBe(250_000_000n)
})

test('after a declined approval and a declined swap, the user goes on without a second approval', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const [{ address }] = evmChain.accounts
  await evmChain.mintTo(market.tokens.euro, address, 1_000_000_000n)
  let sent = 0
  const declined = [1, 3]
  await installWallet(page, {
    name: 'Eve',
    approve: ({ method }) => method !== 'eth_sendTransaction' || !declined.includes(++sent),
  })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Test Euro', to: 'Test Dollar', amount: '10' })
  await button(page, /^Approve .*10 TEUR/).click()
  await expect(heading(page, 'Approval declined')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(heading(page, 'Swap declined')).toBeVisible()
  expect(sent).toBe(3)
  await button(page, 'Try again').click()
  await expect(heading(page, /^Swapped .*10 TEUR/)).toBeVisible()
  // The declined approval, the approval, the declined swap, and the swap.
  expect(sent).toBe(4)
})

test('an approval without a swap is listed, and Revoke takes it back', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const { euro } = market.tokens
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(euro, payer.address, 10_000_000n)
  let sent = 0
  await installWallet(page, {
    name: 'Eve',
    accounts: [payer.privateKey],
    approve: ({ method }) => method !== 'eth_sendTransaction' || ++sent !== 2,
  })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Test Euro', to: 'Test Dollar', amount: '10' })
  await button(page, /^Approve .*10 TEUR/).click()
  await expect(heading(page, 'Swap declined')).toBeVisible()
  expect(await allowance(evmChain, euro, market.exchange.router, payer.address)).toBe(10_000_000n)

  // The approval outlives the visit.
  await page.reload()
  await openAccount(page)
  await button(page, 'Swap').click()
  await expect(dialog(page)).toContainText('A swap contract can still spend 10 TEUR.')
  await button(page, 'Revoke').click()
  await expect(button(page, 'Revoke')).toBeHidden()
  await expect(dialog(page)).not.toContainText('can still spend')
  expect(await allowance(evmChain, euro, market.exchange.router, payer.address)).toBe(0n)
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(10_000_000n)
})

test('the price moves past the slippage after the review: the wallet gets no request, and a new quote is offered', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
  forgive,
}) => {
  const [{ address }] = evmChain.accounts
  // The backend's answer to a price below the minimum.
  forgive(/status of 409/u)
  await installWallet(page, { name: 'Eve' })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Ether', to: 'Test Dollar', amount: '1' })
  const before = await evmChain.balanceOf(address)
  await market.exchange.movePrice({ sell: market.exchange.weth, buy: seeded.tokens.dollar, percent: 5 })
  await button(page, 'Swap').click()
  await expect(dialog(page)).toContainText('The price changed. Check the new one.')
  expect(await evmChain.balanceOf(address)).toBe(before)
  await market.exchange.movePrice({ sell: seeded.tokens.dollar, buy: market.exchange.weth, percent: 5 })
})

test('on Solana, swaps the coin for a token of a market maker', async ({
  page,
  openSwapApp,
  chain,
  installSolanaWallet,
  solanaChain,
  seeded,
}) => {
  const [{ address }] = solanaChain.accounts
  await installSolanaWallet(page, { name: 'Sol' })
  await openSwapApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  const before = await solanaChain.tokenBalanceOf(address, seeded.tokens.solanaDollar)
  await openReview(page, { from: 'Solana', to: 'Test Dollar', amount: '2' })
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapped .*2 SOL/)).toBeVisible()
  expect((await solanaChain.tokenBalanceOf(address, seeded.tokens.solanaDollar)) - before).toBe(300_000_000n)
})

test('a network without markets offers another one', async ({ page, openAccountApp, chain, installWallet }) => {
  await installWallet(page, { name: 'Eve' })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await button(page, 'Swap').click()
  await expect(heading(page, 'Network not supported for swaps')).toBeVisible()
  await expect(button(page, 'Switch network')).toBeVisible()
})
