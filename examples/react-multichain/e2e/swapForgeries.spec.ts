import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { erc20Abi } from 'viem'
import { forge, type Json, rewriteCall } from './forgeSwaps'
import { newAccount, newPayer } from './newPayer'
import { connectOn, expect, expectNoRequest, fillSwap, openAccount, openReview, test } from './swaps'

const stopped = 'doesn’t match the quote, so it was stopped'
const million = 1_000_000_000_000n

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

test('a backend that changes the transaction after the review is stopped, also after an honest approval', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const { euro } = market.tokens
  const payer = await newPayer(evmChain)
  const thief = newAccount().address
  const payThief = ({ steps }: Json) => {
    const swap = steps.at(-1)
    swap.data = rewriteCall(swap.data, { to: thief })
  }
  await evmChain.mintTo(euro, payer.address, million)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const forgeBuild = await forge(page, 'build-transaction')
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, { from: 'Test Euro', to: 'Wrapped Ether', amount: '100' })
  forgeBuild({ answer: payThief })
  await button(page, /^Approve .*100 TEUR/u).click()
  await expect(heading(page, 'Couldn’t swap')).toBeVisible()
  await expect(dialog(page)).toContainText(stopped)
  await expectNoRequest(wallet)

  let answers = 0
  forgeBuild({
    // The first answer is for the approval.
    answer: json => {
      if (answers++ > 0) payThief(json)
    },
  })
  await button(page, 'Try again').click()
  await expect.poll(() => answers).toBe(2)
  await expect(heading(page, 'Couldn’t swap')).toBeVisible()
  await expect(dialog(page)).toContainText(stopped)
  expect(await wallet.requests('eth_sendTransaction')).toHaveLength(1)
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(million)
  expect(await evmChain.tokenBalanceOf(thief, market.exchange.weth)).toBe(0n)
  const allowance = { abi: erc20Abi, functionName: 'allowance', args: [payer.address, market.exchange.router] } as const
  expect(await evmChain.client.readContract({ address: euro, ...allowance })).toBe(100_000_000n)
})

test('a token list with wrong decimals is stopped, because the contract says others', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
}) => {
  const { euro } = market.tokens
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(euro, payer.address, million)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const forgeTokens = await forge(page, 'tokens')
  forgeTokens({
    answer: ({ tokens }) => {
      for (const token of tokens) if (token.symbol === 'TEUR') token.decimals = 4
    },
  })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Test Euro', to: 'Wrapped Ether', amount: '100' })
  await button(page, 'Review swap').click()
  await expect(dialog(page)).toContainText('The details of TEUR don’t match its contract')
  await expectNoRequest(wallet)
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(million)
})

test('a quote for another token is no quote', async ({ page, openSwapApp, chain, installWallet, evmChain, market }) => {
  const wallet = await installWallet(page, { name: 'Eve', accounts: [(await newPayer(evmChain)).privateKey] })
  const forgeQuotes = await forge(page, 'quotes')
  const euro = `eip155:${evmChain.chainId}:${market.tokens.euro}`
  forgeQuotes({ answer: json => void (json.quotes[0].toAccount = euro) })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Ether', to: 'Wrapped Ether', amount: '1' })
  await expect(dialog(page)).toContainText('No provider trades these tokens')
  await button(page, 'Select token').click()
  await expect(heading(page, 'Review swap')).toBeHidden()
  await expectNoRequest(wallet)
})

/** Adds `change` to the amount that the maker pays in a transaction. */
function changeOffer(transaction: string, amount: bigint, change: bigint): string {
  const bytes = Buffer.from(transaction, 'base64')
  const paid = Buffer.alloc(8)
  paid.writeBigUInt64LE(amount)
  const place = bytes.lastIndexOf(paid)
  if (place < 0) throw new Error('The transaction does not pay the amount.')
  bytes.writeBigUInt64LE(amount + change, place)
  return bytes.toString('base64')
}

for (const [rule, change, says] of [
  ['below the minimum, the simulation shows it', -10_000_000n, 'The simulated result is worse than the quote'],
  ['above the quote, the maker lacks the tokens', 10n ** 15n, 'This swap would fail'],
  ['within the slippage, it breaks the promised minimum', -1_000_000n, 'The simulated result is worse than the quote'],
] as const)
  test(`on Solana, a changed offer moves nothing: ${rule}`, async ({
    page,
    openSwapApp,
    chain,
    installSolanaWallet,
    solanaChain,
    seeded,
    market,
    forgive,
  }) => {
    forgive(/status of (?:400|500)/u)
    const [{ address }] = solanaChain.accounts
    const { solanaDollar } = seeded.tokens
    await installSolanaWallet(page, { name: 'Sol' })
    const forgeBuild = await forge(page, 'build-transaction')
    forgeBuild({
      answer: ({ quote, steps }) => {
        const [step] = steps
        step.transaction = changeOffer(step.transaction, BigInt(quote.toAmount), change)
      },
    })
    await openSwapApp()
    await connectOn(page, chain, 'Solana', 'Sol')
    const before = [await solanaChain.balanceOf(address), await solanaChain.tokenBalanceOf(address, solanaDollar)]
    const makers = await solanaChain.balanceOf(market.maker.address)
    await openAccount(page)
    await fillSwap(page, { from: 'Solana', to: 'Test Dollar', amount: '2' })
    await button(page, 'Review swap').click()
    await expect(dialog(page)).toContainText(says)
    await expect(heading(page, /^Swapped/u)).toBeHidden()
    expect([await solanaChain.balanceOf(address), await solanaChain.tokenBalanceOf(address, solanaDollar)]).toEqual(
      before,
    )
    expect(await solanaChain.balanceOf(market.maker.address)).toBe(makers)
  })
