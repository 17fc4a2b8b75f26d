import { dialog } from '@openappkit/e2e-kit/page'
import { getAddress } from 'viem'
import { coinsOf } from './coins'
import { phoneAt } from './fixtures'
import { expect, openReview, pairPhone, test } from './swaps'

for (const name of ['Ethereum', 'Solana'] as const)
  test(`a phone swaps a token on ${name}`, async ({
    page,
    openSwapApp,
    chain,
    evmChain,
    solanaChain,
    bitcoinChain,
    market,
    seeded,
    swapCloud,
  }) => {
    await using phone = await phoneAt(swapCloud, [evmChain, solanaChain, bitcoinChain], 2)
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const [, , from = ''] = coin.addresses
    const { weth } = market.exchange
    const { dollar, solanaDollar } = seeded.tokens
    await coin.provide(from)
    if (name === 'Ethereum') await evmChain.mintTo(market.tokens.euro, getAddress(from), 100_000_000n)
    else await solanaChain.mintTo(solanaDollar, from, 30_000_000n)
    await openSwapApp()
    await pairPhone(page, chain, name, phone)
    const before = await coin.balanceOf(from)
    const ether = await market.exchange.quote(100_000_000n, [market.tokens.euro, dollar, weth])
    const token = name === 'Ethereum' ? 'Test Euro' : 'Test Dollar'
    const amount = name === 'Ethereum' ? '100' : '30'
    await openReview(page, { from: token, to: name === 'Ethereum' ? 'Ether' : 'Solana', amount })
    await dialog(page)
      .getByRole('button', { name: /^(?:Approve .*|Swap)$/u })
      .click()
    await expect(dialog(page).getByRole('heading', { name: /^Swapped /u })).toBeVisible()
    const gained = (await coin.balanceOf(from)) - before
    // The account pays the fee in the same coin.
    const bought = name === 'Ethereum' ? ether : 200_000_000n
    expect(gained).toBeLessThan(bought)
    expect(gained).toBeGreaterThan(bought - coin.greatestFee)
    const left =
      name === 'Ethereum'
        ? await evmChain.tokenBalanceOf(getAddress(from), market.tokens.euro)
        : await solanaChain.tokenBalanceOf(from, solanaDollar)
    expect(left).toBe(0n)
  })
