import { expect } from 'vitest'
import { recordEvents, test } from '../../test/walletTest'
import type { InjectedWallet } from './InjectedWallet'
import type { ApprovalRequest } from './WalletCoreOptions'

const connect = ({ provider }: InjectedWallet): Promise<unknown> => provider.request({ method: 'eth_requestAccounts' })
const sign = ({ provider, accounts }: InjectedWallet): Promise<unknown> =>
  provider.request({ method: 'personal_sign', params: ['0x00', accounts[0]] })

test('reject returns 4001 once, and the next try is approved', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.reject()
  await expect(connect(wallet)).rejects.toMatchObject({ name: 'ProviderRpcError', code: 4001 })
  expect(await connect(wallet)).toHaveLength(3)
})

test('pending returns -32002 the requested number of times', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.pending('connect', 2)
  await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
  await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
  expect(await connect(wallet)).toHaveLength(3)
})

test('fail returns its code and message, even for a method that goes to the chain', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.fail({ code: -32005, message: 'Limit exceeded' }, 'eth_blockNumber')
  await expect(wallet.provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
    code: -32005,
    message: 'Limit exceeded',
  })
  expect(await wallet.provider.request({ method: 'eth_blockNumber' })).toBe('0x0')
})

test('hang keeps one request open until released, while later ones are handled', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.hang('connect')
  let settled = false
  const first = connect(wallet).finally(() => {
    settled = true
  })

  expect(await connect(wallet)).toHaveLength(3)
  expect(settled).toBe(false)
  expect(wallet.requests.map(request => request.status)).toEqual(['open', 'answered'])

  wallet.release()
  expect(await first).toHaveLength(3)
})

test('a hanging request can be released with a rejection', async ({ createWallet }) => {
  const wallet = createWallet({ authorized: true })
  wallet.hang('sign')
  const declined = expect(sign(wallet)).rejects.toMatchObject({ code: 4001 })
  wallet.release('reject')
  await declined
})

test("a scripted response of one kind doesn't affect others, and approve clears it", async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.reject('sign', 'always')
  expect(await connect(wallet)).toHaveLength(3)
  await expect(sign(wallet)).rejects.toMatchObject({ code: 4001 })
  await expect(sign(wallet)).rejects.toMatchObject({ code: 4001 })

  wallet.approve('sign')

  expect(await sign(wallet)).toMatch(/^0x[0-9a-f]{130}$/)
})

test('scripted responses apply in the order in which they were set', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.reject('connect')
  wallet.pending('any')
  await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
  await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
})

test('the approve callback gets requests without a scripted response and decides on them', async ({
  chain,
  createWallet,
}) => {
  const prompts: ApprovalRequest[] = []
  const wallet = createWallet({
    approve: async request => {
      prompts.push(request)
      return request.kind !== 'sign'
    },
  })
  wallet.reject('connect')

  await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
  await connect(wallet)
  await expect(sign(wallet)).rejects.toMatchObject({ code: 4001 })

  const account = chain.accounts[0].address.toLowerCase()
  expect(prompts.map(request => request.kind)).toEqual(['connect', 'sign'])
  expect(prompts[1]).toMatchObject({
    method: 'personal_sign',
    params: ['0x00', wallet.accounts[0]],
    account,
    chainId: 31337,
  })
})

test('account changes reach only an app with permission, and only actual changes', async ({ chain, createWallet }) => {
  const [a, b, c] = chain.accounts.map(account => account.address.toLowerCase())
  const wallet = createWallet()
  const events = recordEvents(wallet)
  wallet.switchAccount(1)
  expect(events).toEqual([])

  await connect(wallet)
  wallet.switchAccount(2)
  wallet.switchAccount(2)
  wallet.disconnect()
  wallet.disconnect()

  expect(events).toEqual([
    ['accountsChanged', [b, a, c]],
    ['accountsChanged', [c, a, b]],
    ['accountsChanged', []],
  ])
  expect(() => wallet.switchAccount(3)).toThrow(RangeError)
})

test('requests are logged with parameters, time and outcome', async ({ createWallet }) => {
  const seen: string[] = []
  const wallet = createWallet({ onRequest: ({ method }) => seen.push(method) })
  const before = performance.now()
  const connecting = connect(wallet)
  expect(wallet.requests).toMatchObject([{ method: 'eth_requestAccounts', params: [], status: 'open' }])
  expect(wallet.requests[0]?.time).toBeGreaterThanOrEqual(before)

  await connecting
  wallet.reject('sign')
  await sign(wallet).catch(() => {})

  expect(wallet.requests).toMatchObject([
    { method: 'eth_requestAccounts', status: 'answered' },
    { method: 'personal_sign', params: ['0x00', wallet.accounts[0]], status: 'refused', errorCode: 4001 },
  ])
  expect(seen).toEqual(['eth_requestAccounts', 'personal_sign'])
})

test('rejects a request without a method, or with parameters that are not JSON, with -32602', async ({
  createWallet,
}) => {
  const { provider } = createWallet()
  await expect(provider.request({ method: '' })).rejects.toMatchObject({ code: -32602 })
  await expect(provider.request({ method: 'eth_call', params: [1n] })).rejects.toMatchObject({ code: -32602 })
})
