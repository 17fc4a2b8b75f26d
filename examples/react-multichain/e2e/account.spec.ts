import { dialog } from '@openappkit/e2e-kit/page'
import { asset, connectOn, expect, openAccount, test } from './account'

// These tests need chains without any activity.
test.use({ world: 'untouched' })

/** The app polls every ten seconds, and the backend may have read the chain just before. */
const arrives = { timeout: 30_000 }

test('on Ethereum, the account shows the coin, a listed token, an unlisted token and incoming transfers', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  evmChain,
  seeded,
}) => {
  await installWallet(page, { name: 'Eve' })
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await expect(asset(page, 'Ether')).toContainText('10,000 ETH$25,000,000')
  await expect(asset(page, 'Test Dollar')).toContainText('1,234.5')
  await expect(asset(page, 'Test Dollar')).toContainText('$1,234.56')
  await expect(asset(page, 'Wild Token')).toContainText(/Token5 \w/)

  const [{ address }] = evmChain.accounts
  await evmChain.mintTo(seeded.tokens.dollar, address, 1_000_000_000n)
  await expect(asset(page, 'Test Dollar')).toContainText('2,234.5', arrives)
})

test('on Solana, the account shows the coin, a token of each token program and incoming transfers', async ({
  page,
  openAccountApp,
  chain,
  installSolanaWallet,
  solanaChain,
  seeded,
}) => {
  await installSolanaWallet(page, { name: 'Sol' })
  await openAccountApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  await openAccount(page)
  await expect(asset(page, 'Solana')).toContainText('$150,000.00')
  await expect(asset(page, 'Test Dollar')).toContainText('250.5 ')
  await expect(asset(page, 'Modern Token')).toContainText(/Token40 \w/)

  const [{ address }] = solanaChain.accounts
  await solanaChain.mintTo(seeded.tokens.token2022, address, 2_000_000_000n)
  await expect(asset(page, 'Modern Token')).toContainText(/Token42 \w/, arrives)
})

test('on Bitcoin, the account shows its confirmed and incoming funds', async ({
  page,
  openAccountApp,
  chain,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet(page, { name: 'Bob' })
  await openAccountApp()
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  await openAccount(page)
  await expect(asset(page, 'Bitcoin')).toContainText('10 BTC')
  const address = (await chain('Bitcoin').getByTestId('account').textContent()) ?? ''
  await bitcoinChain.fund(address, 150_000_000n)
  await expect(asset(page, 'Bitcoin')).toContainText('11.5 BTC', arrives)
  await expect(dialog(page).locator('[part~="balance"]')).toContainText('$690,000.00', arrives)
})
