import { dialog } from '@openappkit/e2e-kit/page'
import { formatEther, parseEther } from 'viem'
import { askForReview, confirm, connectOn, expect, openAccount, review, test } from './account'
import { newAccount, newPayer } from './newPayer'
import { raiseFees } from './raiseFees'

test.use({ world: 'outcomes' })

test('if the fee rises after the review, the modal shows the new fee before the wallet gets a request', async ({
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
  await openAccount(page)
  await review(page, { token: 'Ether', amount: '1.5', to })
  const fee = async () => `${formatEther(21_000n * (await evmChain.client.getGasPrice()))}\u00a0ETH`
  const facts = dialog(page).locator('[part~="send-facts"]')
  const seen = await fee()
  await expect(facts.getByTitle(seen)).toBeVisible()
  await using _ = await raiseFees(evmChain)
  await confirm(page)
  await expect(dialog(page).getByText('The network fee went up. Check it again.')).toBeVisible()
  expect(await fee()).not.toBe(seen)
  await expect(facts.getByTitle(await fee())).toBeVisible()
  expect(await wallet.requests('eth_sendTransaction')).toEqual([])
  expect(await evmChain.balanceOf(payer.address)).toBe(10n ** 19n)

  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.balanceOf(to)).toBe(parseEther('1.5'))
})

test('if the balance no longer covers the fee after the review, the wallet gets no request', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const [payer, { address: to }] = [await newPayer(evmChain), newAccount()]
  await evmChain.mintTo(seeded.tokens.dollar, payer.address, 100_000_000n)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await review(page, { token: 'Test Dollar', amount: '10', to })
  await evmChain.setBalance(payer.address, 1n)
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: 'Not sent' })).toBeVisible()
  await expect(
    dialog(page).locator('[part~="send-status"]').getByText('You don’t have enough ETH left for the network fee.'),
  ).toBeVisible()
  expect(await wallet.requests('eth_sendTransaction')).toEqual([])
  expect(await evmChain.tokenBalanceOf(to, seeded.tokens.dollar)).toBe(0n)
})

for (const { name, wei, payment } of [
  { name: 'tokens without any coin', wei: 0n, payment: { token: 'Test Dollar', amount: '10' } },
  { name: 'the whole coin balance', wei: 10n ** 18n, payment: { token: 'Ether', amount: '1' } },
]) {
  test(`sending ${name} shows an error about the fee instead of the review`, async ({
    page,
    openAccountApp,
    chain,
    installWallet,
    evmChain,
    seeded,
  }) => {
    const [payer, { address: to }] = [await newPayer(evmChain, wei), newAccount()]
    await evmChain.mintTo(seeded.tokens.dollar, payer.address, 100_000_000n)
    const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
    await openAccountApp()
    await connectOn(page, chain, 'Ethereum', 'Eve')
    await openAccount(page)
    await askForReview(page, { ...payment, to })
    await expect(dialog(page).getByText('You don’t have enough ETH left for the network fee.')).toBeVisible()
    await expect(dialog(page).getByRole('heading', { name: 'Review send' })).toBeHidden()
    expect(await wallet.requests('eth_sendTransaction')).toEqual([])
  })
}
