import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import type { Locator } from '@playwright/test'
import { connectOn, expect, test } from './fixtures'
import { verify } from './verify'

const chains = ['Ethereum', 'Solana', 'Bitcoin'] as const
const brand = 'Omni Wallet'
const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIGZpbGw9IiMzZDVhZmUiLz48L3N2Zz4='

const status = (chain: Locator): Locator => chain.getByTestId('status')

/** Signs a message in a chain's panel and returns the displayed signature. */
async function signed(chain: Locator, message: string): Promise<string> {
  await enter(chain.getByLabel('Message'), message)
  await chain.getByRole('button', { name: 'Sign message' }).click()
  await expect(chain.getByTestId('signature')).not.toBeEmpty()
  return (await chain.getByTestId('signature').textContent()) ?? ''
}

test('a wallet on three chains has one row and connects only on the chain that the user chooses', async ({
  page,
  openApp,
  chain,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
}) => {
  const evm = await installWallet(page, { name: brand, icon })
  const solana = await installSolanaWallet(page, { name: brand, icon })
  const bitcoin = await installBitcoinWallet(page, { name: brand, icon })
  await openApp()
  await connectButton(page).click()
  await expect(row(page, brand)).toHaveCount(1)
  await row(page, brand).click()
  for (const name of chains) await expect(dialog(page).getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /Solana/ })
    .click()
  await expect(status(chain('Solana'))).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  for (const name of ['Ethereum', 'Bitcoin'] as const) await expect(status(chain(name))).not.toHaveText('connected')
  expect([await evm.requests(), await bitcoin.requests()]).toEqual([[], []])
  expect((await solana.requests()).map(({ method }) => method)).toContain('standard:connect')
})

test('with three chains connected, each signs with its own key, and locking one wallet disconnects only its chain', async ({
  page,
  openApp,
  chain,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
}) => {
  await installWallet(page, { name: 'Eve' })
  const solana = await installSolanaWallet(page, { name: 'Sol' })
  await installBitcoinWallet(page, { name: 'Bob' })
  await openApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await connectOn(page, chain, 'Solana', 'Sol')
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  for (const name of chains) {
    const address = (await chain(name).getByTestId('account').textContent()) ?? ''
    const signature = await signed(chain(name), `I am on ${name}`)
    expect(await verify[name](`I am on ${name}`, address, signature), name).toBe(true)
  }
  await solana.lock()
  await expect(status(chain('Solana'))).toHaveText('disconnected')
  for (const name of ['Ethereum', 'Bitcoin'] as const) await expect(status(chain(name))).toHaveText('connected')
})

for (const down of ['Solana', 'Bitcoin'] as const) {
  test(`if ${down} is down during a reload, Ethereum reconnects within two seconds, and ${down} works once it is back`, async ({
    page,
    openApp,
    chain,
    forgive,
    installWallet,
    installSolanaWallet,
    installBitcoinWallet,
    solanaChain,
    bitcoinChain,
  }) => {
    forgive(/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE|Failed to fetch|WebSocket/)
    await installWallet(page, { name: 'Eve' })
    if (down === 'Solana') await installSolanaWallet(page, { name: 'Sol' })
    else await installBitcoinWallet(page, { name: 'Sol' })
    const node = down === 'Solana' ? solanaChain : bitcoinChain
    await openApp()
    await connectOn(page, chain, 'Ethereum', 'Eve')
    await connectOn(page, chain, down, 'Sol')
    await node.pause()
    try {
      await page.reload()
      await expect(status(chain('Ethereum'))).toHaveText('connected', { timeout: 2_000 })
      await page.getByTestId('account-button').click()
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    } finally {
      await node.resume()
    }
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).locator('[part~="balance"]')).toContainText(down === 'Solana' ? 'SOL' : 'BTC')
    await expect(status(chain(down))).toHaveText('connected')
  })
}

test('by keyboard alone, a user connects a wallet on one chain, then on a network of another chain', async ({
  page,
  openApp,
  chain,
  installWallet,
  installSolanaWallet,
}) => {
  await installWallet(page, { name: brand, icon })
  await installSolanaWallet(page, { name: brand, icon })
  await openApp()
  /** Presses Tab until the control has the focus, then presses Enter. */
  const press = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let step = 0; step < 20 && !(await control.evaluate(isFocused)); step++) await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await press(row(page, brand))
  await press(dialog(page).getByRole('button', { name: /Solana/ }))
  await expect(status(chain('Solana'))).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  await page.getByTestId('account-button').focus()
  await page.keyboard.press('Enter')
  await press(dialog(page).getByRole('button', { name: /Local Solana/ }))
  await press(dialog(page).getByRole('button', { name: /Local chain/ }))
  // The wallet has no account on that chain yet, so the modal offers to connect one.
  await press(dialog(page).getByRole('button', { name: `Also connect ${brand} on Ethereum` }))
  await expect(status(chain('Ethereum'))).toHaveText('connected')
  await expect(status(chain('Solana'))).toHaveText('connected')
})

test("after a reload, the modal offers to retry a wallet that doesn't respond, and the other chain stays connected", async ({
  page,
  openApp,
  chain,
  installWallet,
  installSolanaWallet,
}) => {
  await installWallet(page, { name: 'Eve' })
  const solana = await installSolanaWallet(page, { name: 'Sol' })
  await openApp()
  await connectOn(page, chain, 'Solana', 'Sol')
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await solana.hang('standard:connect', 'always')
  await page.reload()
  await expect(status(chain('Ethereum'))).toHaveText('connected', { timeout: 2_000 })
  await expect(status(chain('Solana'))).toHaveText('disconnected')
  await page.getByTestId('account-button').click()
  await dialog(page).getByText('Couldn’t reconnect to Solana').click()
  await solana.approve()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(status(chain('Solana'))).toHaveText('connected')
})

test("if the only wallet doesn't respond after a reload, the connect button opens an error with a retry", async ({
  page,
  openApp,
  chain,
  installSolanaWallet,
}) => {
  const solana = await installSolanaWallet(page, { name: 'Sol' })
  await openApp()
  await connectButton(page).click()
  await row(page, 'Sol').click()
  await expect(status(chain('Solana'))).toHaveText('connected')
  await solana.hang('standard:connect', 'always')
  await page.reload()
  await expect(status(chain('Solana'))).toHaveText('disconnected')
  await connectButton(page).click()
  await expect(dialog(page)).toContainText('Couldn’t reconnect Sol')
  await solana.approve()
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(status(chain('Solana'))).toHaveText('connected')
})

test('after a disconnect in one wallet, a reload reconnects only the other chain', async ({
  page,
  openApp,
  chain,
  installWallet,
  installBitcoinWallet,
}) => {
  await installWallet(page, { name: 'Eve' })
  const bitcoin = await installBitcoinWallet(page, { name: 'Bob' })
  await openApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await connectOn(page, chain, 'Bitcoin', 'Bob')
  await bitcoin.disconnect()
  await expect(status(chain('Bitcoin'))).toHaveText('disconnected')
  await page.reload()
  await expect(status(chain('Ethereum'))).toHaveText('connected')
  await expect(status(chain('Bitcoin'))).toHaveText('disconnected')
})

function isFocused(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element
}
