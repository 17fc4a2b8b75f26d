import { beforeEach, expect, test } from 'vitest'
import { address, openProviderKit, type ProviderKit } from '../../test/openProviderKit'
import { ApprovalController } from '../modal/ApprovalController'

beforeEach(() => localStorage.clear())

async function logIn({ wallet }: ProviderKit): Promise<void> {
  await wallet.requestCode('user@example.org')
  await wallet.verifyCode('123456')
  await wallet.connect()
}

/** Asks for a signature, and returns once the site has the request. */
async function askToSign({ calls, evm }: ProviderKit): Promise<{ readonly outcome: Promise<unknown> }> {
  const before = calls('RPC_REQUEST').length
  const outcome = evm()
    .request({ method: 'personal_sign', params: ['0x00', address] })
    .catch((error: unknown) => error)
  await expect.poll(() => calls('RPC_REQUEST')).toHaveLength(before + 1)
  return { outcome }
}

test('loads the site with the parameters of AppKit 1.8, and ends up with window messages', async () => {
  const opened = await openProviderKit()
  await opened.wallet.requestCode('user@example.org')
  const { pathname, searchParams } = new URL(opened.page().location.href)
  expect(pathname).toBe('/test/providerSite/sdk')
  expect([...searchParams]).toEqual([
    ['projectId', 'abc'],
    ['chainId', 'eip155:1'],
    ['version', '4'],
    ['enableLogger', 'false'],
    ['rpcUrl', 'https://rpc.example'],
  ])
  // A site of AppKit 1.8 ignores the offer of a port.
  const [offer, theme, dapp, email] = opened.page().received
  expect([offer, theme, dapp, email].map(call => call?.type)).toEqual([
    '@w3m-app/OPEN_PORT',
    '@w3m-app/SYNC_THEME',
    '@w3m-app/SYNC_DAPP_DATA',
    '@w3m-app/CONNECT_EMAIL',
  ])
  expect(email?.payload).toEqual({ email: 'user@example.org' })
})

test('logs in by code and connects, and a wrong code leaves the user where they are', async () => {
  const opened = await openProviderKit()
  const { evm, kit, wallet } = opened
  // The site doesn't say when another code can be sent.
  expect(await wallet.requestCode('user@example.org')).toEqual({ action: 'VERIFY_OTP', resendAfter: 30_000 })
  await expect(wallet.verifyCode('000000')).rejects.toMatchObject({ code: 'embedded/failed', message: 'Invalid code' })
  expect(wallet.state.status).toBe('verifying')
  await wallet.verifyCode('123456')
  await wallet.connect()
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'connected', address })
  expect(await evm().request({ method: 'eth_requestAccounts' })).toEqual([address])
  expect(wallet.state).toEqual({ status: 'locked', email: 'user@example.org' })
})

test('approves a new device, and skips the code of a known one', async () => {
  const { calls, wallet } = await openProviderKit()
  expect(await wallet.requestCode('new@example.org')).toMatchObject({ action: 'VERIFY_DEVICE' })
  await wallet.approveDevice()
  expect(calls('CONNECT_DEVICE')).toHaveLength(1)
  const known = await openProviderKit()
  expect(await known.wallet.requestCode('known@example.org')).toMatchObject({ action: 'CONNECT' })
  expect(known.wallet.state).toEqual({ status: 'locked', email: 'known@example.org' })
})

test('shows the frame for a signature, without an event of the site, and hides it with the answer', async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  const { outcome } = await askToSign(opened)
  const isShown = (): boolean | undefined => document.querySelector('dialog:has(iframe)')?.matches(':modal')
  await expect.poll(isShown).toBe(true)
  expect(opened.kit.router.current.view).toBe('ApproveTransaction')
  expect(opened.kit.controller(ApprovalController).state.height).toBe(600)
  expect(opened.calls('RPC_REQUEST')[0]?.payload).toMatchObject({ method: 'personal_sign', chainId: 1 })
  opened.page().settle('SUCCESS', '0x1234')
  expect(await outcome).toBe('0x1234')
  await expect.poll(isShown).toBe(false)
  expect(opened.kit.modal.state.open).toBe(false)
})

test('reads without showing the frame', async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  expect(await opened.evm().request({ method: 'eth_getBalance', params: [address, 'latest'] })).toBe('0x5')
  expect(opened.kit.modal.state.open).toBe(false)
})

test("rejects with the site's error, and with 4001 if the user closes the modal", async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  const failed = await askToSign(opened)
  opened.page().settle('ERROR', { message: 'Insufficient funds' })
  expect(await failed.outcome).toMatchObject({ code: -32603, message: 'Insufficient funds' })
  const closed = await askToSign(opened)
  opened.kit.modal.safeClose()
  expect(await closed.outcome).toMatchObject({ code: 4001, message: 'Request was aborted' })
  // The site never answers the abort.
  await expect.poll(() => opened.calls('RPC_ABORT')).toHaveLength(1)
  await expect.poll(() => opened.kit.modal.state.open).toBe(false)
  const again = await askToSign(opened)
  opened.page().settle('SUCCESS', 'late')
  opened.page().settle('SUCCESS', '0x5678')
  expect(await again.outcome).toBe('0x5678')
})

test('a login without an answer fails after 120 seconds, and the next one works', async () => {
  const { calls, pass, wallet } = await openProviderKit()
  const silent = wallet.requestCode('silent@example.org').catch((error: unknown) => error)
  await expect.poll(() => calls('CONNECT_EMAIL')).toHaveLength(1)
  pass(119_999)
  pass(120_000)
  expect(await silent).toMatchObject({ code: 'embedded/timeout' })
  expect(await wallet.requestCode('user@example.org')).toMatchObject({ action: 'VERIFY_OTP' })
})

test('a signature has no time limit', async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  const { outcome } = await askToSign(opened)
  opened.pass(Number.POSITIVE_INFINITY)
  opened.page().settle('SUCCESS', '0x1234')
  expect(await outcome).toBe('0x1234')
})

test('switches the network in the site, and emits the events of the provider', async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  const events: unknown[] = []
  opened.evm().on('connect', (info: unknown) => events.push(['connect', info]))
  opened.evm().on('chainChanged', (chain: unknown) => events.push(['chainChanged', chain]))
  opened.evm().on('accountsChanged', (accounts: unknown) => events.push(['accountsChanged', accounts]))
  await opened.evm().request({ method: 'eth_requestAccounts' })
  await opened.evm().request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
  expect(opened.calls('SWITCH_NETWORK').map(({ payload }) => payload)).toEqual([{ chainId: 8453 }])
  await opened.wallet.signOut()
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [address]],
    ['chainChanged', '0x2105'],
    ['accountsChanged', []],
  ])
  expect(opened.calls('SIGN_OUT')).toHaveLength(1)
})

test('ignores events that it has no use for, and messages of another form', async () => {
  const opened = await openProviderKit()
  await logIn(opened)
  const { outcome } = await askToSign(opened)
  for (const message of [
    { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } },
    { type: '@w3m-frame/GET_USER_SUCCESS', payload: { address: '0xbad', chainId: 1 } },
    { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } },
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'without an id' },
    { type: '@w3m-frame/NO_SUCH_EVENT', payload: {} },
    { type: 5 },
  ])
    opened.page().post(message)
  opened.page().settle('SUCCESS', '0x1234')
  expect(await outcome).toBe('0x1234')
  expect(opened.wallet.state.status).toBe('locked')
  expect(await opened.evm().request({ method: 'eth_accounts' })).toEqual([address])
})

const stored = new Map([
  ['@appkit-wallet/EMAIL', 'user@example.org'],
  ['@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true'],
])

test.each([
  ['confirms', 'in', [address], 'locked'],
  ['denies', 'out', [], 'out'],
])('after a reload, the site %s the stored login', async (_, value, accounts, status) => {
  localStorage.setItem('providerSite', value)
  const { evm, wallet } = await openProviderKit(stored)
  await expect.poll(evm).toBeDefined()
  expect(await evm().request({ method: 'eth_accounts' })).toEqual(accounts)
  expect(wallet.state.status).toBe(status)
})
