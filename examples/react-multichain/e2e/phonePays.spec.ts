import { dialog } from '@openappkit/e2e-kit/page'
import { getAddress } from 'viem'
import { confirm, expect, openAccount, pairPhone, review, test } from './account'
import { coinsOf } from './coins'
import { sendAll } from './sendAll'

// The phone spends everything on this account, so no other test can use it.
test.use({ world: 'phone', phoneAccount: 2 })

for (const name of ['Ethereum', 'Solana'] as const) {
  test(`a phone sends a token on ${name}`, async ({
    page,
    openAccountApp,
    chain,
    accountPhone,
    evmChain,
    solanaChain,
    bitcoinChain,
    seeded,
  }) => {
    const { dollar, solanaDollar } = seeded.tokens
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const [, , from = '', , to = ''] = coin.addresses
    const mint = {
      Ethereum: () => evmChain.mintTo(dollar, getAddress(from), 50_000_000n),
      Solana: () => solanaChain.mintTo(solanaDollar, from, 50_000_000n),
    }[name]
    const held = {
      Ethereum: () => evmChain.tokenBalanceOf(getAddress(to), dollar),
      Solana: () => solanaChain.tokenBalanceOf(to, solanaDollar),
    }[name]
    await coin.provide(from)
    await mint()
    await openAccountApp()
    await pairPhone(page, chain, name, accountPhone)
    const before = await held()
    await openAccount(page)
    await review(page, { token: 'Test Dollar', amount: '12.345678', to })
    await confirm(page)
    await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
    expect((await held()) - before).toBe(12_345_678n)
  })
}

for (const name of ['Ethereum', 'Solana', 'Bitcoin'] as const) {
  test(`a phone sends Max on ${name}, and the chain accepts it`, async ({
    page,
    openAccountApp,
    chain,
    accountPhone,
    evmChain,
    solanaChain,
    bitcoinChain,
  }) => {
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const [, , from = '', , to = ''] = coin.addresses
    await coin.provide(from)
    await openAccountApp()
    await pairPhone(page, chain, name, accountPhone)
    await sendAll(page, coin, { from, to })
  })
}
