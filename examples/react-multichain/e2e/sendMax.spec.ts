import { dialog } from '@openappkit/example-harness/page'
import { confirm, connectOn, expect, openAccount, review, test } from './account'

test('Max of ether is taken by the chain, and what is left is what the fee might have been', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
}) => {
  const [, payer, , , , recipient] = evmChain.accounts
  if (!payer || !recipient) throw new Error('The chain has too few accounts.')
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'EVM', 'Eve')
  const held = await evmChain.balanceOf(payer.address)
  const before = await evmChain.balanceOf(recipient.address)
  await openAccount(page)
  await review(page, { token: 'Ether', amount: 'max', to: recipient.address })
  await confirm(page)
  await expect(dialog(page).getByText('Sent', { exact: true })).toBeVisible()
  const left = await evmChain.balanceOf(payer.address)
  const sent = (await evmChain.balanceOf(recipient.address)) - before
  expect(left).toBeGreaterThanOrEqual(0n)
  expect(sent + left).toBeLessThan(held)
  expect(sent).toBeGreaterThan(held - 10n ** 15n)
})

test('Max of SOL is taken by the chain', async ({ page, openAccountApp, chain, installSolanaWallet, solanaChain }) => {
  const [, payer, , , , recipient] = solanaChain.accounts
  if (!payer || !recipient) throw new Error('The chain has too few accounts.')
  await installSolanaWallet(page, { name: 'Sol', accounts: [payer] })
  await openAccountApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  const held = await solanaChain.balanceOf(payer.address)
  const before = await solanaChain.balanceOf(recipient.address)
  await openAccount(page)
  await review(page, { token: 'Solana', amount: 'max', to: recipient.address })
  await confirm(page)
  await expect(dialog(page).getByText('Sent', { exact: true })).toBeVisible()
  const left = await solanaChain.balanceOf(payer.address)
  const sent = (await solanaChain.balanceOf(recipient.address)) - before
  expect(sent + left).toBeLessThan(held)
  expect(sent).toBeGreaterThan(held - 10_000_000n)
})

test('Max of bitcoin is taken by the chain', async ({
  page,
  openAccountApp,
  chain,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const [, payer, , , , recipient] = bitcoinChain.accounts
  if (!payer || !recipient) throw new Error('The chain has too few accounts.')
  await installBitcoinWallet(page, { name: 'Bob', accounts: [payer] })
  await openAccountApp()
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  const from = (await chain('Bitcoin').getByTestId('account').textContent()) ?? ''
  const held = await bitcoinChain.balanceOf(from)
  const before = await bitcoinChain.balanceOf(recipient.p2wpkh)
  await openAccount(page)
  await review(page, { token: 'Bitcoin', amount: 'max', to: recipient.p2wpkh })
  await confirm(page)
  await expect(dialog(page).getByText('Transaction started')).toBeVisible()
  await bitcoinChain.mine()
  await expect(dialog(page).getByText('Sent', { exact: true })).toBeVisible()
  const left = await bitcoinChain.balanceOf(from)
  const sent = (await bitcoinChain.balanceOf(recipient.p2wpkh)) - before
  expect(sent + left).toBeLessThan(held)
  expect(sent).toBeGreaterThan(held - 100_000n)
})
