import { connectButton, connectWith, dialog, row } from '@openappkit/e2e-kit/page'
import { expect, test } from './fixtures'

test('if the user rejects, the modal says that no address was shared, and Try again connects', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await wallet.reject('connect')
  await connectWith(page)
  await expect(dialog(page)).toContainText('Connection declined')
  await expect(dialog(page)).toContainText('Your address wasn’t shared.')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
})

test('if the wallet hangs, Try again sends a new request and connects, whatever happens to the first one', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await wallet.hang('connect')
  await connectWith(page)
  await expect(dialog(page)).toContainText('Continue in')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  await wallet.release('reject')
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('if the wallet already has a pending request, the modal says so, and Try again connects', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await wallet.pending('connect')
  await connectWith(page)
  await expect(dialog(page)).toContainText('A request is waiting in')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('if the wallet fails, the modal shows an error, and Try again connects', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await wallet.fail({ code: -32603, message: 'Internal error' }, 'connect', 2)
  await connectWith(page)
  await expect(dialog(page)).toContainText('Couldn’t connect')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('the app disconnects when the wallet locks', async ({ page, openApp, installWallet }) => {
  const wallet = await installWallet(page)
  await openApp()
  await connectWith(page)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await wallet.lock()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(connectButton(page)).toBeVisible()
})

test('if the wallet is locked, the request waits until the user unlocks it', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page, { locked: true })
  await openApp()
  await connectWith(page)
  await expect(dialog(page)).toContainText('Continue in')
  await wallet.unlock()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('the app, the button and the modal follow an account switch in the wallet', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await connectWith(page)
  const [first, second] = evmChain.accounts
  await expect(page.getByTestId('account')).toHaveText(first.address)
  await page.getByTestId('account-button').click()
  await wallet.switchAccount(1)
  await expect(page.getByTestId('account')).toHaveText(second?.address ?? '')
  await expect(dialog(page)).toContainText(second?.address.slice(-4) ?? '')
  await expect(page.getByTestId('account-button')).toContainText(second?.address.slice(-6) ?? '')
})

test('the app and the network button follow a network switch in the wallet', async ({
  page,
  openApp,
  installThreeChainWallet,
  secondChain,
}) => {
  const wallet = await installThreeChainWallet()
  await openApp()
  await connectWith(page)
  await expect(page.getByTestId('network')).toHaveText('Local chain')
  await wallet.switchChain(secondChain.chainId)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
  await expect(page.getByTestId('w3m-network-button')).toContainText('Second chain')
})

test("if the wallet disconnects, the app follows, and a reload doesn't reconnect", async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await connectWith(page)
  await page.getByTestId('account-button').click()
  await expect(dialog(page)).toBeVisible()
  await wallet.disconnect()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('two wallets with the same name have a row each and keep their own identity', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  const [first, second] = evmChain.accounts
  await installWallet(page, { rdns: 'org.example.one', accounts: [first.privateKey] })
  await installWallet(page, { rdns: 'org.example.two', accounts: [second?.privateKey ?? '0x'] })
  await openApp()
  await connectButton(page).click()
  await expect(row(page, 'Test Wallet')).toHaveCount(2)
  await row(page, 'Test Wallet').nth(1).click()
  await expect(page.getByTestId('account')).toHaveText(second?.address ?? '')
})

test('a user connects a second wallet, switches between both and disconnects one', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  const [first, second] = evmChain.accounts
  await installWallet(page, { name: 'Alpha', rdns: 'org.example.alpha', accounts: [first.privateKey] })
  await installWallet(page, { name: 'Beta', rdns: 'org.example.beta', accounts: [second?.privateKey ?? '0x'] })
  await openApp()
  await connectWith(page, 'Alpha')
  await page.getByTestId('account-button').click()
  await dialog(page)
    .getByRole('button', { name: /connected$/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Add wallet' }).click()
  await row(page, 'Beta').click()
  await expect(page.getByTestId('account')).toHaveText(second?.address ?? '')
  await expect(dialog(page)).toContainText('Wallet added')

  await dialog(page)
    .getByRole('button', { name: /^Switch to .*Alpha/ })
    .click()
  await expect(page.getByTestId('account')).toHaveText(first.address)
  await dialog(page)
    .getByRole('button', { name: /^Disconnect .*Beta/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: /^Switch to .*Beta/ })).toHaveCount(0)
  await expect(page.getByTestId('account')).toHaveText(first.address)
})

test('a wallet that announces itself late appears while the modal is open', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page, { announceAfter: 'manual' })
  await openApp()
  await connectButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(row(page, 'Test Wallet')).toHaveCount(0)
  await wallet.announce()
  await row(page, 'Test Wallet').click()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('after a reload, the app reconnects to a wallet that announces itself late', async ({
  page,
  openApp,
  installWallet,
}) => {
  await installWallet(page, { announceAfter: 600 })
  await openApp()
  await connectWith(page)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

for (const [what, icon] of [
  ['a script URL', 'javascript:window.pwned=1'],
  [
    'an SVG with a script',
    `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1"><script>window.pwned=1</script></svg>')}`,
  ],
  ['an HTML document', 'data:text/html,<script>window.pwned=1</script>'],
  ['markup', '"><img src=x onerror="window.pwned=1">'],
  ['a five-megabyte image', `data:image/png;base64,${'A'.repeat(5 * 1024 * 1024)}`],
] as const) {
  test(`a wallet with markup as its name and ${what} as its icon runs no script`, async ({
    page,
    openApp,
    installWallet,
  }) => {
    const name = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script> ${'W'.repeat(60)}`
    await installWallet(page, { name, icon })
    await openApp()
    await connectButton(page).click()
    await expect(row(page, '<img')).toBeVisible()
    await row(page, '<img').click()
    await expect(page.getByTestId('status')).toHaveText('connected')
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  })
}

test("a wallet that isn't installed links to its download page", async ({ page, openApp }) => {
  await openApp()
  await connectButton(page).click()
  await row(page, 'MetaMask').click()
  await expect(dialog(page)).toContainText('isn’t installed')
  const link = dialog(page).getByRole('link', { name: /^Get .*MetaMask/ })
  await expect(link).toHaveAttribute('href', 'https://metamask.io/download')
  await expect(link).toHaveAttribute('rel', /noopener/)
})
