import { dialog } from '@openappkit/e2e-kit/page'
import { numberToHex } from 'viem'
import { asset, confirm, connectOn, expect, openAccount, review, test } from './account'
import { newAccount, newPayer } from './newPayer'

test.use({ world: 'outcomes' })

test('assets reported by a wallet are used without a backend request for that chain', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  installSolanaWallet,
  evmChain,
  solanaChain,
  seeded,
}) => {
  const [payer, { address: to }] = [await newPayer(evmChain), newAccount()]
  const address = await evmChain.createToken({ name: 'Secret Token', symbol: 'SECRET', decimals: 6 })
  await evmChain.mintTo(address, payer.address, 7_654_321n)
  await evmChain.mintTo(seeded.tokens.dollar, payer.address, 1_000_000n)
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2500 }
  const wallet = await installWallet(page, {
    name: 'Eve',
    accounts: [payer.privateKey],
    assets: {
      [evmChain.chainId]: [
        { type: 'NATIVE', address: 'native', balance: numberToHex(10n ** 19n), metadata: coin },
        {
          type: 'ERC20',
          address,
          balance: numberToHex(7_654_321n),
          metadata: { name: 'Secret Token', symbol: 'SECRET', decimals: 6, price: 2 },
        },
      ],
    },
  })
  await installSolanaWallet(page, { name: 'Sol' })
  const requestedChains: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/balance')) requestedChains.push(searchParams.get('chainId') ?? pathname)
  })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await expect(asset(page, 'Ether')).toContainText('$25,000.00')
  await expect(asset(page, 'Secret Token')).toContainText('7.6543 SECRET')
  await expect(asset(page, 'Secret Token')).toContainText('$15.30')
  await expect(dialog(page).locator('[part~="balance"]')).toContainText('$25,015.30')
  // The backend would have returned these assets as well.
  await expect(asset(page, 'Test Dollar')).toBeHidden()
  expect(await wallet.requests('wallet_getAssets')).toMatchObject([
    { params: [{ chainFilter: [numberToHex(evmChain.chainId)] }], status: 'answered' },
  ])

  await review(page, { token: 'Secret Token', amount: '7.654321', to })
  await confirm(page)
  await expect(dialog(page).getByRole('heading', { name: /^Sent / })).toBeVisible()
  expect(await evmChain.tokenBalanceOf(to, address)).toBe(7_654_321n)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  expect(requestedChains).toEqual([])

  // The Solana wallet reports no assets, so the app requests them from the backend.
  await connectOn(page, chain, 'Solana', 'Sol')
  await openAccount(page)
  await expect(asset(page, 'Modern Token')).toBeVisible()
  expect(new Set(requestedChains)).toEqual(new Set([solanaChain.caipNetworkId]))
})
