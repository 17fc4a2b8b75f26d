import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { confirm, connectOn, expect, expectInHistory, openAccount, openActivity, review, test } from './account'
import { holdBlocks } from './holdBlocks'
import { sendElsewhere } from './sendElsewhere'

/** Returns the heading above pending transactions. */
const pending = (page: Page) => dialog(page).getByRole('heading', { name: 'Pending' })

test('on Ethereum, a transfer stays pending across a reload until a block includes it, then joins the history', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const to = evmChain.accounts[6]?.address ?? ''
  await installWallet(page, { name: 'Eve' })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await using blocks = await holdBlocks(evmChain)
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.123', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const activity = await openActivity(page)
  await expect(pending(page)).toBeVisible()
  await expect(activity).toContainText('0.123 ETH')

  await page.reload()
  await openAccount(page)
  await openActivity(page)
  await expect(pending(page)).toBeVisible()
  await expect(activity).toContainText('0.123 ETH')

  await blocks.mine()
  await expect(pending(page)).toBeHidden()
  await expect(activity).toContainText('0.123 ETH')
  await expectInHistory(page)
  await expect(activity).toContainText('0.123 ETH')
  await expect(activity).not.toContainText('Failed')
})

test('on Ethereum, both screens report that a transaction with the same nonce replaced the transfer', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const to = evmChain.accounts[6]?.address ?? ''
  const [account] = evmChain.accounts
  await installWallet(page, { name: 'Eve' })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await using blocks = await holdBlocks(evmChain)
  const nonce = await evmChain.client.getTransactionCount({ address: account.address })
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '0.456', to })
  // A transaction that was replaced before its first lookup has no known nonce.
  const isSeen = page.waitForResponse(answer => answer.request().postData()?.includes('TransactionByHash') === true)
  await confirm(page)
  await isSeen
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()

  const fees = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 50_000_000_000n }
  await sendElsewhere(evmChain, account, { to: account.address, nonce, ...fees })
  await blocks.mine()
  await expect(dialog(page).getByRole('heading', { name: 'Transaction replaced' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'View activity' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Transactions' })).toContainText('Replaced')
  await expect(pending(page)).toBeHidden()
})

test('on Bitcoin, a transfer stays pending across a reload until a block includes it, then joins the history', async ({
  page,
  openAccountApp,
  chain,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const to = bitcoinChain.accounts[6]?.p2wpkh ?? ''
  await installBitcoinWallet(page, { name: 'Bob' })
  await openAccountApp()
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  await openAccount(page)
  await review(page, { token: 'Bitcoin', amount: '0.789', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()
  await page.reload()
  await openAccount(page)
  const activity = await openActivity(page)
  await expect(pending(page)).toBeVisible()
  await expect(activity).toContainText('0.789 BTC')
  await bitcoinChain.mine()
  await expect(pending(page)).toBeHidden()
  await expectInHistory(page)
  await expect(activity).toContainText('0.789 BTC')
})

test('on Solana, a transfer joins the history once it is confirmed and stays there after a reload', async ({
  page,
  openAccountApp,
  chain,
  installSolanaWallet,
  solanaChain,
}) => {
  const to = solanaChain.accounts[6]?.address ?? ''
  await installSolanaWallet(page, { name: 'Sol' })
  await openAccountApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  await openAccount(page)
  await review(page, { token: 'Solana', amount: '0.321', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const activity = await openActivity(page)
  await expect(activity).toContainText('0.321 SOL')
  await expect(pending(page)).toBeHidden()
  await expectInHistory(page)
  await page.reload()
  await openAccount(page)
  await openActivity(page)
  await expect(activity).toContainText('0.321 SOL')
})
