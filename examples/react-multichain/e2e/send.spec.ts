import { dialog } from '@openappkit/e2e-kit/page'
import { parseUnits } from 'viem'
import { confirm, connectOn, expect, openAccount, openActivity, pairPhone, review, test } from './account'
import { coinsOf } from './coins'

test('on Ethereum, ether and a token are sent as reviewed and appear in the activity', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  const recipient = evmChain.accounts[7]?.address
  if (!recipient) throw new Error('The chain has too few accounts.')
  await installWallet(page, { name: 'Eve' })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const before = await evmChain.balanceOf(recipient)

  await openAccount(page)
  await review(page, { token: 'Ether', amount: '1.000000000000000001', to: recipient })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect((await evmChain.balanceOf(recipient)) - before).toBe(1_000_000_000_000_000_001n)

  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
  const dollars = await evmChain.tokenBalanceOf(recipient, seeded.tokens.dollar)
  await review(page, { token: 'Test Dollar', amount: '12.345678', to: recipient })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect((await evmChain.tokenBalanceOf(recipient, seeded.tokens.dollar)) - dollars).toBe(12_345_678n)

  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const activity = await openActivity(page)
  await expect(activity).toContainText('12.345 TUSD')
  await expect(activity).toContainText('1 ETH')
})

test('on Solana, the coin and a token of each token program are sent as reviewed', async ({
  page,
  openAccountApp,
  chain,
  installSolanaWallet,
  solanaChain,
  seeded,
}) => {
  const recipient = solanaChain.accounts[7]?.address
  if (!recipient) throw new Error('The chain has too few accounts.')
  const { solanaDollar, token2022 } = seeded.tokens
  await installSolanaWallet(page, { name: 'Sol' })
  await openAccountApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  await openAccount(page)
  for (const { token, amount, units, held } of [
    {
      token: 'Solana',
      amount: '0.500000001',
      units: 500_000_001n,
      held: () => solanaChain.balanceOf(recipient),
    },
    {
      token: 'Test Dollar',
      amount: '50.25',
      units: 50_250_000n,
      held: () => solanaChain.tokenBalanceOf(recipient, solanaDollar),
    },
    {
      token: 'Modern Token',
      amount: '10.000000001',
      units: 10_000_000_001n,
      held: () => solanaChain.tokenBalanceOf(recipient, token2022),
    },
  ]) {
    const before = await held()
    await review(page, { token, amount, to: recipient })
    await confirm(page)
    await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
    expect((await held()) - before).toBe(units)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
  }
})

test('on Bitcoin, a transfer stays pending until a block includes it', async ({
  page,
  openAccountApp,
  chain,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const recipient = bitcoinChain.accounts[7]?.p2wpkh
  if (!recipient) throw new Error('The chain has too few accounts.')
  await installBitcoinWallet(page, { name: 'Bob' })
  await openAccountApp()
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  const before = await bitcoinChain.balanceOf(recipient)
  await openAccount(page)
  await review(page, { token: 'Bitcoin', amount: '0.12345678', to: recipient })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sending / })).toBeVisible()
  expect((await bitcoinChain.balanceOf(recipient)) - before).toBe(12_345_678n)
  await bitcoinChain.mine()
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
})

for (const name of ['Ethereum', 'Solana', 'Bitcoin'] as const) {
  test(`a phone sends the coin on ${name}`, async ({
    page,
    openAccountApp,
    chain,
    accountPhone,
    evmChain,
    solanaChain,
    bitcoinChain,
  }) => {
    const { addresses, balanceOf, decimals, settle, token } = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const to = addresses[8]
    if (!to) throw new Error('The chain has too few accounts.')
    await openAccountApp()
    await pairPhone(page, chain, name, accountPhone)
    const before = await balanceOf(to)
    await openAccount(page)
    await review(page, { token, amount: '0.25', to })
    await confirm(page)
    await expect(dialog(page).getByRole('heading', { name: /^(Sending|Sent) / })).toBeVisible()
    await expect.poll(() => balanceOf(to)).toBe(before + parseUnits('0.25', decimals))
    await settle()
    await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  })
}
