import { dialog } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { connectOn, expect, openAccount, test } from './account'

test("the QR code contains the account's address in the URI format of its chain", async ({
  page,
  openAccountApp,
  chain,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
  evmChain,
}) => {
  await installWallet(page, { name: 'Eve' })
  await installSolanaWallet(page, { name: 'Sol' })
  await installBitcoinWallet(page, { name: 'Bob' })
  await openAccountApp()
  for (const { name, wallet, scheme, suffix } of [
    { name: 'Ethereum', wallet: 'Eve', scheme: 'ethereum:', suffix: `@${evmChain.chainId}` },
    { name: 'Solana', wallet: 'Sol', scheme: 'solana:', suffix: '' },
    { name: 'Bitcoin', wallet: 'Bob', scheme: 'bitcoin:', suffix: '' },
  ] as const) {
    await connectOn(page, chain, name, wallet)
    const address = await chain(name).getByTestId('account').textContent()
    await openAccount(page)
    await dialog(page).getByRole('button', { name: 'Receive', exact: true }).click()
    expect(await scan(page, new RegExp(`^${scheme}`))).toBe(`${scheme}${address}${suffix}`)
    await expect(dialog(page).locator('[part~="address"]')).toContainText(`${address}`)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
  }
})
