import { expect } from 'vitest'
import { test } from '../../test/walletTest'

const recipient = '0x00000000000000000000000000000000000A11cE'
const call = { to: recipient, value: '0x1' }
const batch = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [call] }
const flow = { flowControl: {} }

test.for([
  ['no batch', undefined, -32602],
  ['another version', { ...batch, version: '1.0' }, -32602],
  ['no atomicRequired', { ...batch, atomicRequired: undefined }, -32602],
  ['a decimal chain', { ...batch, chainId: '31337' }, -32602],
  ['no calls', { ...batch, calls: [] }, -32602],
  ['a call without a recipient', { ...batch, calls: [{ data: '0x00' }] }, -32602],
  ['a call that is no object', { ...batch, calls: [recipient] }, -32602],
  ['a decimal value', { ...batch, calls: [{ to: recipient, value: '1' }] }, -32602],
  ['text as data', { ...batch, calls: [{ to: recipient, data: 'hi' }] }, -32602],
  ['an invalid sender', { ...batch, from: '0x1' }, -32602],
  ['an ID that is too long', { ...batch, id: 'x'.repeat(8195) }, -32602],
  ['a foreign sender', { ...batch, from: recipient }, 4100],
  ['a required capability', { ...batch, capabilities: flow }, 5700],
  ['a required capability of a call', { ...batch, calls: [{ ...call, capabilities: flow }] }, 5700],
  ['another chain', { ...batch, chainId: '0xa' }, 5710],
] as const)('%s is rejected without a prompt', async ([, params, code], { createWallet }) => {
  const { provider } = createWallet({ authorized: true, batches: true, approve: () => expect.fail('asked') })
  const asking = provider.request({ method: 'wallet_sendCalls', params: params === undefined ? [] : [params] })
  await expect(asking).rejects.toMatchObject({ code })
})

test('an ID can be used once, and an unknown one has no status', async ({ createWallet }) => {
  const { provider } = createWallet({ authorized: true, batches: true })
  const send = () => provider.request({ method: 'wallet_sendCalls', params: [{ ...batch, id: 'one' }] })
  const results = await Promise.allSettled([send(), send()])
  expect(results).toMatchObject([{ value: { id: 'one' } }, { reason: { code: 5720 } }])
  await expect(send()).rejects.toMatchObject({ code: 5720 })
  for (const [id, code] of [
    ['two', 5730],
    ['toString', 5730],
    [2, -32602],
  ])
    await expect(provider.request({ method: 'wallet_getCallsStatus', params: [id] })).rejects.toMatchObject({ code })
})

test('optional capabilities are ignored', async ({ createWallet }) => {
  const { provider } = createWallet({ authorized: true, batches: true })
  const params = [{ ...batch, capabilities: { flowControl: { optional: true } } }]
  expect(await provider.request({ method: 'wallet_sendCalls', params })).toHaveProperty('id')
})

test('apps without permission send no batch', async ({ createWallet }) => {
  const { provider } = createWallet({ batches: true })
  await expect(provider.request({ method: 'wallet_sendCalls', params: [batch] })).rejects.toMatchObject({ code: 4100 })
})

test('the wallet reports the capability on its chains with batches', async ({ chain, createWallet }) => {
  const { rpcUrl } = { rpcUrl: chain.url }
  const chains = { 31337: { rpcUrl }, 10: { rpcUrl } }
  const read = (options: object): Promise<unknown> =>
    createWallet({ chains, ...options }).provider.request({ method: 'wallet_getCapabilities', params: [recipient] })
  const supported = { atomic: { status: 'supported' } }
  expect(await read({ batches: true })).toEqual({ '0x7a69': supported, '0xa': supported })
  expect(await read({ batches: [10], assets: { 10: [], 31337: [] } })).toEqual({
    '0x7a69': { assetDiscovery: { supported: true } },
    '0xa': { ...supported, assetDiscovery: { supported: true } },
  })
  const ready = { atomic: { status: 'ready' }, paymasterService: { supported: true } }
  expect(await read({ batches: [31337], capabilities: { 31337: ready } })).toEqual({ '0x7a69': ready })
  expect(await read({})).toEqual({})
})

test.for(['wallet_sendCalls', 'wallet_getCallsStatus'])(
  'a wallet without batches rejects %s as unknown',
  async (method, { createWallet }) => {
    for (const batches of [undefined, false, []]) {
      const { provider } = createWallet({ authorized: true, ...(batches !== undefined && { batches }) })
      await expect(provider.request({ method, params: [batch] })).rejects.toMatchObject({ code: 4200 })
    }
  },
)
