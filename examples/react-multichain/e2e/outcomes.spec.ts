import { dialog } from '@openappkit/e2e-kit/page'
import { createBitcoinWallet } from '@openappkit/testing'
import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { asset, confirm, connectOn, expect, keptByPage, openAccount, openActivity, review, test } from './account'
import { controlOf } from './controlOf'
import { holdBlocks } from './holdBlocks'
import { newAccount, newPayer } from './newPayer'
import { passTime } from './passTime'
import { sendElsewhere } from './sendElsewhere'

// These tests manipulate their transfers, so they need a separate chain.
test.use({ world: 'outcomes' })

/** Fees high enough to put a transaction first in its block. */
const first = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 50_000_000_000n }

/** Resolves once the app has found a transaction. The app can only report a transaction as dropped after that. */
const seen = (page: Page, what: string | RegExp) =>
  page.waitForResponse(async answer => {
    const requestText = `${answer.url()} ${answer.request().postData()}`
    return answer.ok() && requestText.search(what) >= 0 && !(await answer.text()).includes('"result":null')
  })

test('on Ethereum, if a transfer reverts, both screens report it, and the user pays only the fee', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const { dollar } = seeded.tokens
  const { address: to } = newAccount()
  const [payer, trusted] = [await newPayer(evmChain), await newPayer(evmChain)]
  await evmChain.mintTo(dollar, payer.address, 100_000_000n)
  const approval = { abi: erc20Abi, functionName: 'approve', args: [trusted.address, 100_000_000n] } as const
  await evmChain.waitForReceipt(
    await sendElsewhere(evmChain, payer, { to: dollar, data: encodeFunctionData(approval) }),
  )
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const pass = await passTime(page)
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  const ether = await evmChain.balanceOf(payer.address)
  await using blocks = await holdBlocks(evmChain)
  await review(page, { token: 'Test Dollar', amount: '60', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()

  // In the same block, the spender transfers the tokens first by paying a higher fee.
  const taking = {
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [payer.address, trusted.address, 100_000_000n],
  } as const
  await sendElsewhere(evmChain, trusted, {
    to: dollar,
    data: encodeFunctionData(taking),
    ...first,
    nonce: 0,
    gas: 200_000n,
  })
  await blocks.mine()
  await expect(dialog(page).getByRole('heading', { name: 'Transaction failed' })).toBeVisible()
  await expect(
    dialog(page).locator('[part~="send-status"]').getByText('Nothing was sent, but the network fee was paid.'),
  ).toBeVisible()
  expect(await evmChain.tokenBalanceOf(to, dollar)).toBe(0n)
  const { transactions } = await evmChain.client.getBlock({ includeTransactions: true })
  const { hash } = transactions.find(({ from }) => from === payer.address.toLowerCase()) ?? {}
  const { effectiveGasPrice, gasUsed, status } = await evmChain.waitForReceipt(hash ?? '0x')
  expect(status).toBe('reverted')
  expect(ether - (await evmChain.balanceOf(payer.address))).toBe(effectiveGasPrice * gasUsed)

  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(asset(page, 'Ether')).toBeVisible()
  await expect(asset(page, 'Test Dollar')).toBeHidden({ timeout: 30_000 })
  const failed = (await openActivity(page)).getByRole('listitem').filter({ hasText: 'Failed' })
  await expect(failed).toHaveCount(1)
  // The app deletes its stored transaction once the history lists it. It fetches the history at most every 15 seconds.
  await expect(async () => {
    await pass(20_000)
    await dialog(page).getByRole('tab', { name: 'Tokens' }).click()
    await openActivity(page)
    expect(await keptByPage(page)).toBeNull()
  }).toPass()
  await expect(failed).toHaveCount(1)
})

test("on Ethereum, both screens report a dropped transaction, and the balance doesn't change", async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  // A transaction counts as dropped after ten minutes of failed lookups. Shorten those waits here.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const setTimer = (handler: () => void, wait = 0) => start(handler, wait >= 500 && wait <= 4_000 ? 10 : wait)
    Object.assign(window, { setTimeout: setTimer })
  })
  const payer = await newPayer(evmChain)
  const { address: to } = newAccount()
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await using _ = await holdBlocks(evmChain)
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.5', to })
  const isSeen = seen(page, 'TransactionByHash')
  await confirm(page)
  await isSeen
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()
  const control = controlOf(evmChain)
  const waiting = Object.entries((await control.getTxpoolContent()).pending)
  const own = waiting.find(([from]) => from.toLowerCase() === payer.address.toLowerCase())?.[1]['0']
  await control.dropTransaction({ hash: own?.hash ?? '0x' })

  await expect(dialog(page).getByRole('heading', { name: 'Transaction dropped' })).toBeVisible()
  await expect(
    dialog(page).locator('[part~="send-status"]').getByText('The network didn’t include it. Nothing was sent.'),
  ).toBeVisible()
  expect(await evmChain.balanceOf(payer.address)).toBe(10n ** 19n)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(await openActivity(page)).toContainText('Dropped')
  await expect(dialog(page).getByRole('heading', { name: 'Pending' })).toBeHidden()
})

test("on Ethereum, a transfer with a used nonce isn't sent, and Try again sends it once", async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const [payer, { address: to }] = [await newPayer(evmChain), newAccount()]
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await evmChain.waitForReceipt(await sendElsewhere(evmChain, payer, { to: payer.address, value: 1n }))
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.5', to })
  await wallet.chooseNonce(0)
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: 'Not sent' })).toBeVisible()
  await expect(
    dialog(page).locator('[part~="send-status"]').getByText('Another transaction from this account went first.'),
  ).toBeVisible()
  expect(await evmChain.balanceOf(to)).toBe(0n)

  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.balanceOf(to)).toBe(parseEther('0.5'))
  expect(await evmChain.client.getTransactionCount({ address: payer.address })).toBe(2)
})

test('on Bitcoin, if the coin is spent elsewhere, both screens report it, and the recipient gets nothing', async ({
  page,
  openAccountApp,
  chain,
  forgive,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  // The browser logs an error when the chain's server no longer finds the transaction.
  forgive(/404 \(Not Found\)/)
  const accounts = [{ privateKey: generatePrivateKey().slice(2) }]
  const [, , , to, other] = bitcoinChain.accounts
  if (!to || !other) throw new Error('The chain has too few accounts.')
  await installBitcoinWallet(page, { name: 'Bob', accounts })
  await openAccountApp()
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  const from = (await chain('Bitcoin').getByTestId('account').textContent()) ?? ''
  await bitcoinChain.fund(from, 100_000_000n)
  const [before, otherBefore] = [await bitcoinChain.balanceOf(to.p2wpkh), await bitcoinChain.balanceOf(other.p2wpkh)]
  await openAccount(page)
  await review(page, { token: 'Bitcoin', amount: '0.4', to: to.p2wpkh })
  const isSeen = seen(page, /\/tx\/[\da-f]{64} /)
  await confirm(page)
  await isSeen
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()
  expect((await bitcoinChain.balanceOf(to.p2wpkh)) - before).toBe(40_000_000n)

  const sent = (await bitcoinChain.utxosOf(to.p2wpkh)).find(({ confirmed }) => !confirmed)
  await bitcoinChain.drop(sent?.txid ?? '')
  const elsewhere = createBitcoinWallet({ accounts, network: bitcoinChain.network, esploraUrl: bitcoinChain.url })
  await elsewhere.providers.unisat.requestAccounts()
  await elsewhere.providers.unisat.sendBitcoin(other.p2wpkh, 70_000_000)
  await bitcoinChain.mine()
  await expect(dialog(page).getByRole('heading', { name: 'Transaction replaced' })).toBeVisible()
  expect(await bitcoinChain.balanceOf(to.p2wpkh)).toBe(before)
  expect(await bitcoinChain.balanceOf(other.p2wpkh)).toBe(otherBefore + 70_000_000n)
  await dialog(page).getByRole('button', { name: 'View activity' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Transactions' })).toContainText('Replaced')
  await expect(dialog(page).getByRole('heading', { name: 'Pending' })).toBeHidden()
})
