import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { shaken } from '@openappkit/e2e-kit/shaken'
import type { Page } from '@playwright/test'
import { cancelButton, connectTo, disconnect, expect, sign, signButton, signInView, test } from './signIn'

test('if the user declines in the wallet, the view says so, and Try again signs', async ({
  page,
  members,
  installEve,
}) => {
  const eve = await installEve()
  await eve.reject('sign')
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await signButton(page).click()
  await expect(signInView(page)).toContainText('Signature declined')
  expect(await members.accounts()).toEqual([])
  await signButton(page, 'Try again').click()
  await expect(dialog(page)).toBeHidden()
  expect(await members.accounts()).toHaveLength(1)
  expect(await eve.requests('personal_sign')).toHaveLength(2)
})

test('if the user declines on the phone, the view says so, and Try again signs', async ({
  page,
  remoteMembers: members,
  knowingPhone: phone,
}) => {
  phone.reject('sign')
  await members.open()
  await connectTo(page, 'Ethereum', 'WalletConnect')
  await phone.pair(await scan(page))
  await signButton(page).click()
  await expect(signInView(page)).toContainText('Signature declined')
  await signButton(page, 'Try again').click()
  await expect(dialog(page)).toBeHidden()
  expect(await members.accounts()).toHaveLength(1)
})

test('if the wallet already has a pending request, the view says so, and Try again signs', async ({
  page,
  members,
  installEve,
}) => {
  const eve = await installEve()
  await eve.pending('sign')
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await signButton(page).click()
  await expect(signInView(page)).toContainText('A request is waiting in Eve')
  await signButton(page, 'Try again').click()
  await expect(dialog(page)).toBeHidden()
  expect(await members.accounts()).toHaveLength(1)
})

test("if sign-in is required, Cancel disconnects the wallet, and a reload doesn't reconnect it", async ({
  page,
  members,
  chain,
  installEve,
}) => {
  await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await cancelButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('disconnected')
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  expect(await members.accounts()).toEqual([])
})

test('if sign-in is optional, Cancel keeps the wallet connected without a session', async ({
  page,
  members,
  chain,
  installEve,
}) => {
  await installEve()
  await members.open({ required: false })
  await connectTo(page, 'Ethereum', 'Eve')
  await cancelButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  expect(await members.accounts()).toEqual([])
})

for (const [name, leave] of Object.entries<(page: Page) => Promise<unknown>>({
  Escape: page => page.keyboard.press('Escape'),
  'the Close button': page => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'the backdrop': page => page.mouse.click(20, 700),
})) {
  test(`${name} shakes the modal if sign-in is required, and closes it if optional`, async ({
    page,
    members,
    chain,
    installEve,
  }) => {
    await installEve()
    await members.open()
    await connectTo(page, 'Ethereum', 'Eve')
    await expect(signButton(page)).toBeVisible()
    const card = dialog(page).locator('[part~="card"]')
    // Browsers let a page cancel one Escape, but not always two in a row.
    for (let attempt = 0; attempt < 3; attempt++) {
      await shaken(card, () => leave(page))
      await expect(signButton(page)).toBeVisible()
    }
    await sign(page)

    await disconnect(page)
    // Wait until the server has ended the session before leaving the page.
    await expect.poll(() => members.accounts()).toEqual([])
    await members.open({ required: false })
    await connectTo(page, 'Ethereum', 'Eve')
    await expect(signButton(page)).toBeVisible()
    await leave(page)
    await expect(dialog(page)).toBeHidden()
    await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  })
}

test('a Solana wallet with the sign-in feature connects and signs in with a single approval', async ({
  page,
  members,
  installSolanaWallet,
}) => {
  const sol = await installSolanaWallet(page, { name: 'Sol' })
  await members.open()
  await connectTo(page, 'Solana', 'Sol')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('signed-in')).toContainText('solana:')
  expect(await members.accounts()).toHaveLength(1)
  expect((await sol.requests()).map(({ method }) => method)).not.toContain('solana:signMessage')
  await page.reload()
  await expect(page.getByTestId('in-use')).toContainText('solana:')
  await expect.poll(() => members.takeRequests()).toContain('session')
  await expect(dialog(page)).toBeHidden()
})

test('after a reload during the wallet prompt, the modal requests the signature again', async ({
  page,
  members,
  installEve,
}) => {
  const eve = await installEve()
  await eve.hang('sign')
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await signButton(page).click()
  await expect(signInView(page)).toContainText('Continue in Eve')
  await expect.poll(() => eve.requests('personal_sign')).toHaveLength(1)
  await page.reload()
  await sign(page)
  expect(await members.accounts()).toHaveLength(1)
})

test('a lost session cookie triggers a new sign-in', async ({ page, members, installEve }) => {
  await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await page.context().clearCookies()
  await page.reload()
  await sign(page)
  await expect(row(page, 'Eve')).toBeHidden()
})

test('a disconnect in the wallet keeps the session, so reconnecting requests no signature', async ({
  page,
  members,
  chain,
  installEve,
}) => {
  const eve = await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await eve.disconnect()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('disconnected')
  expect(await members.accounts()).toHaveLength(1)
  await connectTo(page, 'Ethereum', 'Eve')
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  expect(await eve.requests('personal_sign')).toHaveLength(1)
})
