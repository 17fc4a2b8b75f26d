import { dialog } from '@openappkit/e2e-kit/page'
import { erc20Abi } from 'viem'
import { newPayer } from './newPayer'
import { connectOn, expect, openReview, test } from './swaps'

test('a wallet with batches approves and swaps with one confirmation, and leaves no allowance', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const { euro } = market.tokens
  const { router, weth } = market.exchange
  const payer = await newPayer(evmChain)
  await evmChain.mintTo(euro, payer.address, 100_000_000n)
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey], batches: true })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  const quote = await market.exchange.quote(100_000_000n, [euro, seeded.tokens.dollar, weth])
  await openReview(page, { from: 'Test Euro', to: 'Wrapped Ether', amount: '100' })
  await expect(dialog(page)).toContainText('approves exactly 100')
  await dialog(page).getByRole('button', { name: 'Approve and swap', exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: /^Swapped .*100 TEUR/u })).toBeVisible()
  expect(await evmChain.tokenBalanceOf(payer.address, weth)).toBeGreaterThanOrEqual((quote * 98n) / 100n)
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(0n)
  const allowance = await evmChain.client.readContract({
    address: euro,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [payer.address, router],
  })
  expect(allowance).toBe(0n)
  const requests = (await wallet.requests()).filter(({ method }) =>
    /^(?:wallet_sendCalls|eth_sendTransaction)$/u.test(method),
  )
  expect(requests.map(({ method }) => method)).toEqual(['wallet_sendCalls'])
})
