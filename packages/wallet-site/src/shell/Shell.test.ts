import { base58 } from '@scure/base'
import { keccak256, verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from 'vitest'
import { EVM_ADDRESS, SOLANA_ADDRESS } from '../../test/shell/FakeVault'
import { fakeServer } from '../../test/shell/fakeServer'
import { APP, TestFrame } from '../../test/shell/TestFrame'
import { withTimeLimit } from './calls/withTimeLimit'

const other = `0x${'22'.repeat(20)}`
const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const loggedIn = async (options: ConstructorParameters<typeof TestFrame>[0] = {}): Promise<TestFrame> => {
  const frame = new TestFrame(options)
  await frame.logIn()
  frame.screens.isEager = true
  return frame
}

test('posts READY immediately, to the exact origin of the app', () => {
  const { posted } = new TestFrame()

  expect(posted).toEqual([{ message: { type: '@w3m-frame/READY', payload: { version: '4' } }, targetOrigin: APP }])
})

test('logs in by email and names the verified origin to the server', async () => {
  const frame = new TestFrame()

  expect(await frame.call('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({
    type: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
    id: 'call1',
    payload: { action: 'VERIFY_OTP', resendAfter: 30_000 },
  })
  expect(frame.vault.codeRequests).toEqual([{ email: 'ada@example.com', origin: APP, projectId: 'p1' }])
  expect(await frame.call('CONNECT_OTP', { otp: '000000' })).toEqual({
    type: '@w3m-frame/CONNECT_OTP_ERROR',
    id: 'call2',
    payload: { message: "That code isn't right.", code: 'embedded/code-wrong', left: 2 },
  })
  expect(await frame.call('CONNECT_OTP', { otp: 'Your code: 123 456' })).toEqual({
    type: '@w3m-frame/CONNECT_OTP_SUCCESS',
    id: 'call3',
  })
  expect((await frame.call('IS_CONNECTED')).payload).toEqual({ isConnected: true })
  expect(frame.posted.every(({ targetOrigin }) => targetOrigin === APP)).toBe(true)
})

test.each([
  [10, { address: EVM_ADDRESS, chainId: 10 }],
  ['eip155:10', { address: EVM_ADDRESS, chainId: 10 }],
  ['10', { address: EVM_ADDRESS, chainId: 10 }],
  [solana, { address: SOLANA_ADDRESS, chainId: `solana:${solana}` }],
  [`solana:${solana}`, { address: SOLANA_ADDRESS, chainId: `solana:${solana}` }],
  [undefined, { address: EVM_ADDRESS, chainId: 1 }],
])('returns the user of the chain %s', async (chainId, user) => {
  const frame = await loggedIn()

  expect((await frame.call('GET_USER', chainId === undefined ? undefined : { chainId })).payload).toEqual({
    email: 'ada@example.com',
    ...user,
    accounts: [{ address: user.address, type: 'eoa' }],
    smartAccountDeployed: false,
    preferredAccountType: 'eoa',
  })
})

test('has no user before the login', async () => {
  const frame = new TestFrame()

  expect(await frame.call('GET_USER', { chainId: 1 })).toMatchObject({
    type: '@w3m-frame/GET_USER_ERROR',
    payload: { code: 'embedded/not-logged-in', rpcCode: 4100 },
  })
  expect((await frame.call('IS_CONNECTED')).payload).toEqual({ isConnected: false })
})

test('signs a message in the form that apps verify', async () => {
  const frame = await loggedIn()
  const { payload } = await frame.rpc('personal_sign', ['hello', EVM_ADDRESS])

  expect(
    await verifyMessage({ address: EVM_ADDRESS, message: 'hello', signature: `0x${String(payload).slice(2)}` }),
  ).toBe(true)
  expect(String(payload)).toMatch(/^0x[\da-f]{130}$/)
})

test('signs typed data in the form that apps verify', async () => {
  const frame = await loggedIn()
  const typedData = {
    types: { Mail: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Mail',
    domain: { name: 'Mail', chainId: 1 },
    message: { amount: '5' },
  } as const
  const { payload } = await frame.rpc('eth_signTypedData_v4', [EVM_ADDRESS, JSON.stringify(typedData)], { chainId: 1 })

  expect(
    await verifyTypedData({
      ...typedData,
      message: { amount: 5n },
      address: EVM_ADDRESS,
      signature: `0x${String(payload).slice(2)}`,
    }),
  ).toBe(true)
})

test('sends a transaction and computes its hash', async () => {
  const sent: unknown[] = []
  const frame = await loggedIn({
    node: (method, params) => {
      sent.push([method, params])
      return `0x${'ee'.repeat(32)}`
    },
  })
  const answer = await frame.rpc('eth_sendTransaction', [{ from: EVM_ADDRESS, to: other, value: '0x1' }], {
    chainId: 10,
  })

  expect(answer.payload).toBe(keccak256('0x02010203'))
  expect(sent).toEqual([['eth_sendRawTransaction', ['0x02010203']]])
  expect(frame.vault.signed).toMatchObject([{ chainId: 'eip155:10', gas: 21_000n, nonce: 0 }])
})

test('reports a refused transaction, unless a node knows it', async () => {
  const refusing = (found: unknown) => (method: string) => {
    if (method === 'eth_sendRawTransaction') throw new Error('refused')
    return found
  }
  const [unknown, known] = [
    await loggedIn({ node: refusing(null) }),
    await loggedIn({ node: refusing({ nonce: '0x0' }) }),
  ]
  const transaction = [{ to: other, value: '0x1' }]

  expect((await unknown.rpc('eth_sendTransaction', transaction)).payload).toMatchObject({
    code: 'embedded/node-failed',
  })
  expect((await known.rpc('eth_sendTransaction', transaction)).payload).toBe(keccak256('0x02010203'))
})

test('sends a batch of one call and reports its status from the chain', async () => {
  const receipt = { status: '0x1', transactionHash: keccak256('0x02010203') }
  const frame = await loggedIn({ node: method => (method === 'eth_getTransactionReceipt' ? receipt : '0x1') })
  const { payload } = await frame.rpc(
    'wallet_sendCalls',
    [{ version: '2.0.0', chainId: '0xa', calls: [{ to: other }] }],
    {
      chainId: 10,
    },
  )
  const id = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'id') : undefined

  expect((await frame.rpc('wallet_getCallsStatus', [id])).payload).toEqual({
    version: '2.0.0',
    id,
    chainId: '0xa',
    atomic: false,
    status: 200,
    receipts: [receipt],
  })
  expect((await frame.rpc('wallet_getCallsStatus', [`0x${'00'.repeat(64)}`])).payload).toMatchObject({ rpcCode: 5730 })
})

test('answers Solana requests in the encodings of AppKit 1.8', async () => {
  const frame = await loggedIn()
  const more = { chainNamespace: 'solana', chainId: solana }
  const transaction = base58.encode(new Uint8Array(200).fill(3))
  const signature = base58.encode(new Uint8Array(64).fill(9))
  const signed = base58.encode(Uint8Array.from([1, ...new Uint8Array(64).fill(9), 5]))
  const message = base58.encode(new TextEncoder().encode('hello'))

  expect((await frame.rpc('solana_signMessage', { message, pubkey: SOLANA_ADDRESS }, more)).payload).toEqual({
    signature,
  })
  expect((await frame.rpc('solana_signTransaction', { transaction }, more)).payload).toEqual({ transaction: signed })
  expect(
    (await frame.rpc('solana_signAllTransactions', { transactions: [transaction, transaction] }, more)).payload,
  ).toEqual({ transactions: [signed, signed] })
  expect((await frame.rpc('solana_signAndSendTransaction', { transaction }, more)).payload).toEqual({ signature })
})

test('reads chains and answers for the wallet itself', async () => {
  const frame = await loggedIn({ node: (method, params) => ({ method, params }) })

  expect((await frame.rpc('eth_getBalance', [other, 'latest'], { chainId: 10 })).payload).toEqual({
    method: 'eth_getBalance',
    params: [other, 'latest'],
  })
  expect((await frame.rpc('eth_accounts')).payload).toEqual([EVM_ADDRESS])
  expect((await frame.rpc('wallet_getCapabilities', [EVM_ADDRESS, ['0xa']])).payload).toEqual({
    '0xa': { atomic: { status: 'unsupported' } },
  })
  expect((await frame.rpc('wallet_getCapabilities')).payload).toHaveProperty('0x1')
  expect(frame.screens.shown).toEqual([])
})

test.each([
  ['eth_sign', 4200],
  ['wallet_addEthereumChain', 4200],
  ['wallet_grantPermissions', 4200],
  ['eth_sendUserOperation', 4200],
  ['__proto__', 4200],
])('refuses the method %s', async (method, rpcCode) => {
  const frame = await loggedIn()

  expect((await frame.rpc(method, [])).payload).toMatchObject({ code: 'embedded/method-not-allowed', rpcCode })
})

test('switches only to networks of the wallet site', async () => {
  const frame = await loggedIn()

  expect((await frame.call('SWITCH_NETWORK', { chainId: 10, rpcUrl: 'https://evil.example' })).payload).toEqual({
    chainId: 10,
  })
  expect((await frame.call('GET_CHAIN_ID')).payload).toEqual({ chainId: 10 })
  expect((await frame.call('SWITCH_NETWORK', { chainId: 999_999 })).payload).toMatchObject({
    code: 'embedded/chain-not-supported',
  })
  expect((await frame.rpc('eth_sendTransaction', [{ to: other }], { chainId: 999_999 })).payload).toMatchObject({
    code: 'embedded/chain-not-supported',
  })
})

test.each([
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { smartAccountEnabledNetworks: [] }],
  ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }, { type: 'eoa', address: EVM_ADDRESS }],
  ['SYNC_THEME', { themeMode: 'dark' }, undefined],
  ['SYNC_DAPP_DATA', { projectId: 'p1' }, undefined],
  ['RELOAD', undefined, undefined],
  ['SIGN_OUT', undefined, undefined],
])('answers %s', async (name, payload, result) => {
  const frame = await loggedIn()
  const answer = await frame.call(name, payload)

  expect(answer.type).toBe(`@w3m-frame/${name}_SUCCESS`)
  expect(answer.payload).toEqual(result)
})

test.each([
  'CONNECT_DEVICE',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
  'GET_FARCASTER_URI',
  'CONNECT_FARCASTER',
  'X',
])('answers %s, which this wallet lacks, with an error', async name => {
  expect(await new TestFrame().call(name, { provider: 'google' })).toMatchObject({
    type: `@w3m-frame/${name}_ERROR`,
    payload: { code: 'embedded/method-not-allowed' },
  })
})

test('prepares the first approval after the login', async () => {
  expect((await loggedIn()).screens.prefetches).toBe(1)
  expect(new TestFrame().screens.prefetches).toBe(0)
})

test('describes the app to the screens without what could deceive or run', async () => {
  const frame = await loggedIn()
  const icons = ['javascript:alert(1)', 'https://app.example/icon.png']
  const metadata = { name: '\u202eknab<b>', description: '', url: 'https://app.example', icons }
  await frame.call('SYNC_DAPP_DATA', { metadata, projectId: 'p1', language: 'de' })
  await frame.call('SYNC_THEME', {
    themeMode: 'dark',
    themeVariables: { '--apkt-accent': 'url(https://evil.example)' },
  })

  const options = frame.screenOptions
  expect(options?.dapp()?.metadata).toMatchObject({ name: 'knabb', icons: ['https://app.example/icon.png'] })
  expect(options?.language()).toBe('de')
  expect(options?.theme()).toEqual({ themeMode: 'dark', themeVariables: {}, w3mThemeVariables: {} })
  expect(options).toMatchObject({ operator: 'Acme', rpId: 'wallet.example' })
})

test('reports visibility and height over a port, and never as a window message', async () => {
  const [byWindow, byPort] = [await loggedIn(), new TestFrame()]
  byWindow.screenOptions?.onVisibility(true)
  expect(byWindow.posted.some(({ message }) => message.type === '@w3m-frame/VISIBILITY')).toBe(false)

  const { port1, port2 } = new MessageChannel()
  const received: unknown[] = []
  port1.onmessage = ({ data }: MessageEvent<unknown>) => void received.push(data)
  byPort.deliver({ type: '@w3m-app/OPEN_PORT', id: 'open', payload: { version: 1 } }, { ports: [port2] })
  port1.postMessage({ type: '@w3m-app/CONNECT_OTP', id: 'login', payload: { otp: '123456' } })
  await expect.poll(() => byPort.screenOptions).toBeDefined()
  byPort.screenOptions?.onVisibility(true)
  byPort.screenOptions?.onHeight(420)
  await expect.poll(() => received).toContainEqual({ type: '@w3m-frame/HEIGHT', payload: { height: 420 } })
  expect(received).toContainEqual({ type: '@w3m-frame/VISIBILITY', payload: { isWanted: true } })
  port1.close()
})

test('opens pages of the wallet for users who are logged in', async () => {
  const frame = new TestFrame()
  expect((await frame.call('OPEN_PAGE', { page: 'export' })).payload).toMatchObject({ code: 'embedded/not-logged-in' })
  await frame.logIn()

  expect((await frame.call('OPEN_PAGE', { page: 'export' })).type).toBe('@w3m-frame/OPEN_PAGE_SUCCESS')
  expect((await frame.call('OPEN_PAGE', { page: '../evil' })).payload).toMatchObject({
    code: 'embedded/invalid-request',
  })
  expect(frame.screens.pages).toEqual(['export'])
})

test('29. recovers when the server answers again', async () => {
  let isDown = true
  const server = fakeServer({ origins: [APP] })
  const environment = {
    fetch: (...request: Parameters<typeof fetch>) => (isDown ? Promise.reject(new Error()) : server(...request)),
  }
  const frame = new TestFrame({ environment })

  expect((await frame.call('GET_CHAIN_ID')).payload).toMatchObject({ code: 'embedded/unreachable' })
  isDown = false
  expect((await frame.call('GET_CHAIN_ID')).payload).toEqual({ chainId: 1 })
})

test('29. settles calls that a silent server would leave open', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 10)).rejects.toMatchObject({ code: 'embedded/unreachable' })
})
