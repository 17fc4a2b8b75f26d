import { dialog } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { cancelButton, connectTo, disconnect, expect, sign, signButton, signInView, test } from './signIn'

test('a different account in the wallet triggers its own sign-in, and the first one stays signed in', async ({
  page,
  members,
  chain,
  evmChain,
  installEve,
}) => {
  const [first, second] = evmChain.accounts
  const eve = await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)

  await eve.switchAccount(1)
  await expect(signButton(page)).toBeVisible()
  await sign(page)
  const on = (address = '') => `eip155:${evmChain.chainId}:${address}`
  expect(await members.accounts()).toEqual([on(second?.address), on(first.address)])

  await eve.switchAccount(0)
  await expect(chain('Ethereum').getByTestId('account')).toHaveText(first.address)
  await expect.poll(() => members.takeRequests().at(-1)).toBe('session')
  await page.getByTestId('account-button').click()
  await expect(dialog(page)).not.toContainText('Sign in to')
  expect(await eve.requests('personal_sign')).toHaveLength(2)
})

test('canceling the sign-in of a second account disconnects the wallet and ends every session', async ({
  page,
  members,
  chain,
  installEve,
}) => {
  const eve = await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await eve.switchAccount(1)
  await cancelButton(page).click()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('disconnected')
  await expect(page.getByTestId('signed-in')).toHaveText('nobody')
  expect(await members.accounts()).toEqual([])
})

test('a different network triggers its own sign-in, and Cancel switches back to the signed-in network', async ({
  page,
  members,
  chain,
  evmChain,
  installEve,
}) => {
  const eve = await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await eve.switchChain(evmChain.chainId + 1)
  await expect(signInView(page)).toContainText('Canceling takes you back to Local chain')
  await cancelButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(chain('Ethereum').getByTestId('network')).toHaveText('Local chain')
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  expect(await members.accounts()).toEqual([`eip155:${evmChain.chainId}:${evmChain.accounts[0].address}`])
  expect(await eve.requests('personal_sign')).toHaveLength(1)
})

test('switching between two signed-in networks requests no signature', async ({
  page,
  members,
  chain,
  evmChain,
  installEve,
}) => {
  const eve = await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await eve.switchChain(evmChain.chainId + 1)
  await sign(page)
  await eve.switchChain(evmChain.chainId)
  await expect(chain('Ethereum').getByTestId('network')).toHaveText('Local chain')
  await expect.poll(() => members.takeRequests().at(-1)).toBe('session')
  await expect(dialog(page)).toBeHidden()
  expect(await members.accounts()).toHaveLength(2)
  expect(await eve.requests('personal_sign')).toHaveLength(2)
})

test('a second chain triggers its own sign-in; disconnecting it ends both sessions and triggers a sign-in on the first', async ({
  page,
  members,
  chain,
  installFor,
}) => {
  await installFor('Ethereum')
  await installFor('Solana')
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await connectTo(page, 'Solana', 'Sol')
  await sign(page)
  const both = await members.accounts()
  expect(both.map(account => account.split(':')[0])).toEqual(['solana', 'eip155'])
  await page.reload()
  for (const name of ['Ethereum', 'Solana'] as const)
    await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('signed-in')).toHaveText(both.join(' '))
  await expect(dialog(page)).toBeHidden()

  await disconnect(page)
  await expect(page.getByTestId('signed-in')).toHaveText('nobody')
  expect(await members.accounts()).toEqual([])
  await expect(chain('Solana').getByTestId('status')).toHaveText('disconnected')
  await sign(page)
  expect((await members.accounts()).map(account => account.split(':')[0])).toEqual(['eip155'])
})

test('canceling the sign-in of a second chain switches back to the signed-in chain', async ({
  page,
  members,
  chain,
  installFor,
}) => {
  await installFor('Ethereum')
  await installFor('Solana')
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  await connectTo(page, 'Solana', 'Sol')
  await cancelButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('in-use')).toContainText('eip155:')
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  expect(await members.accounts()).toHaveLength(1)
})

test('with one connection to three chains, each chain triggers its own sign-in', async ({
  page,
  remoteMembers: members,
  knowingPhone: phone,
}) => {
  await members.open()
  await connectTo(page, 'Ethereum', 'WalletConnect')
  await phone.pair(await scan(page))
  await sign(page)
  for (const network of ['Local Solana', 'Local Bitcoin']) {
    await page.getByTestId('w3m-network-button').click()
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${network}`) })
      .click()
    await sign(page)
  }
  const accounts = await members.accounts()
  expect(accounts.map(account => account.split(':')[0])).toEqual(['bip122', 'solana', 'eip155'])
})

test('a different account on the phone triggers its own sign-in, and the first one stays signed in', async ({
  page,
  remoteMembers: members,
  chain,
  evmChain,
  knowingPhone: phone,
}) => {
  await members.open()
  await connectTo(page, 'Ethereum', 'WalletConnect')
  await phone.pair(await scan(page))
  await sign(page)
  await phone.switchAccount(1, 'eip155')
  await sign(page)
  expect(await members.accounts()).toHaveLength(2)
  await phone.switchAccount(0, 'eip155')
  await expect(chain('Ethereum').getByTestId('account')).toHaveText(evmChain.accounts[0].address)
  await expect.poll(() => members.takeRequests().at(-1)).toBe('session')
  await expect(dialog(page)).toBeHidden()
  expect(phone.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(2)
})
