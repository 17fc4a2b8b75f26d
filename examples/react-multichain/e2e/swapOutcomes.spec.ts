import { dialog } from '@openappkit/e2e-kit/page'
import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { controlOf } from './controlOf'
import { holdBlocks } from './holdBlocks'
import { newPayer } from './newPayer'
import { sendElsewhere } from './sendElsewhere'
import { connectOn, expect, openActivity, openReview, test } from './swaps'

// These tests stop the blocks of their chain and move its clock.
test.use({ world: 'swapOutcomes' })
// One worker sets up this world, instead of up to four.
test.describe.configure({ mode: 'default' })

const ether = 10n ** 18n
const trade = { from: 'Ether', to: 'Test Dollar', amount: '1' } as const
/** Fees that replace a pending transaction. */
const higher = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 50_000_000_000n }

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

/** Resolves once the app has found its transaction, and so can tell whether it is gone. */
const seen = (page: Page) =>
  page.waitForResponse(async answer => {
    const isLookup = answer.request().postData()?.includes('TransactionByHash') === true
    return isLookup && answer.ok() && !(await answer.text()).includes('"result":null')
  })

/** Returns the pending transaction of an account. */
async function pendingOf(evmChain: EvmChain, { address }: EvmAccount) {
  const { pending } = await controlOf(evmChain).getTxpoolContent()
  const own = Object.entries(pending).find(([from]) => from.toLowerCase() === address.toLowerCase())?.[1]['0']
  if (!own) throw new Error('No transaction is pending.')
  return own
}

test('a swap whose deadline passes in the wallet fails, and the user keeps the coins', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const payer = await newPayer(evmChain)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, trade)
  await wallet.hang('send')
  await button(page, 'Swap').click()
  await expect(heading(page, 'Compare with Eve')).toBeVisible()
  await expect.poll(() => wallet.requests('eth_sendTransaction')).toHaveLength(1)
  await controlOf(evmChain).increaseTime({ seconds: 21 * 60 })
  await evmChain.mine()
  await wallet.release()
  await expect(heading(page, 'Swap failed')).toBeVisible()
  await expect(dialog(page)).toContainText('so you keep your ETH. Only the network fee was charged.')
  expect(await evmChain.tokenBalanceOf(payer.address, seeded.tokens.dollar)).toBe(0n)
  expect(10n * ether - (await evmChain.balanceOf(payer.address))).toBeLessThan(ether / 100n)
  await button(page, 'Try again').click()
  await expect(dialog(page).getByRole('textbox', { name: /Pay amount/u })).toBeVisible()
})

test('a swap that the user replaces is reported as replaced, and nothing is swapped', async ({
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
  await openReview(page, trade)
  await using blocks = await holdBlocks(evmChain)
  const isSeen = seen(page)
  await button(page, 'Swap').click()
  await expect(heading(page, /^Swapping .*1 ETH/u)).toBeVisible()
  await isSeen
  await sendElsewhere(evmChain, payer, { to: payer.address, value: 0n, nonce: 0, ...higher })
  await blocks.mine()
  await expect(heading(page, 'Transaction replaced')).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, seeded.tokens.dollar)).toBe(0n)
  await button(page, 'Done').click()
  await expect(await openActivity(page)).not.toContainText('Pending')
})

test('a swap that the user speeds up is confirmed once', async ({
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
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, trade)
  const quote = await market.exchange.quote(ether, [market.exchange.weth, dollar])
  await using blocks = await holdBlocks(evmChain)
  const isSeen = seen(page)
  await button(page, 'Swap').click()
  await isSeen
  const { input, to, value } = await pendingOf(evmChain, payer)
  await sendElsewhere(evmChain, payer, {
    to: to as Hex,
    data: input,
    value: BigInt(value),
    nonce: 0,
    gas: 400_000n,
    ...higher,
  })
  await blocks.mine()
  await expect(heading(page, /^Swapped .*1 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
  expect(await evmChain.client.getTransactionCount({ address: payer.address })).toBe(1)
})

test('a swap that the network drops is reported as dropped, and nothing is swapped', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  // A transaction counts as dropped after ten minutes of failed lookups. Shorten those waits here.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const setTimer = (handler: () => void, wait = 0) => start(handler, wait >= 500 && wait <= 4_000 ? 10 : wait)
    Object.assign(window, { setTimeout: setTimer })
  })
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openReview(page, trade)
  await using _ = await holdBlocks(evmChain)
  const isSeen = seen(page)
  await button(page, 'Swap').click()
  await isSeen
  await controlOf(evmChain).dropTransaction({ hash: (await pendingOf(evmChain, payer)).hash })
  await expect(heading(page, 'Transaction dropped')).toBeVisible()
  await expect(dialog(page)).toContainText('The network didn’t include it. Nothing was swapped.')
  expect(await evmChain.tokenBalanceOf(payer.address, seeded.tokens.dollar)).toBe(0n)
  expect(await evmChain.balanceOf(payer.address)).toBe(10n * ether)
})

test('a swap with a used nonce is not sent, and Try again swaps once', async ({
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
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await evmChain.waitForReceipt(await sendElsewhere(evmChain, payer, { to: payer.address, value: 1n }))
  await openReview(page, trade)
  const quote = await market.exchange.quote(ether, [market.exchange.weth, dollar])
  await wallet.chooseNonce(0)
  await button(page, 'Swap').click()
  await expect(heading(page, 'Couldn’t swap')).toBeVisible()
  await expect(dialog(page)).toContainText('Another transaction from this account went first.')
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(0n)
  await button(page, 'Try again').click()
  await expect(heading(page, /^Swapped .*1 ETH/u)).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
  expect(await evmChain.client.getTransactionCount({ address: payer.address })).toBe(2)
})
