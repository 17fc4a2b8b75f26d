import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { startUpstream, type Upstream } from '../../test/server/startUpstream'

const databaseUrl = sharedDatabase()

async function stage(): Promise<{
  upstream: Upstream
  call(body: string, chainId?: string, headers?: HeadersInit): Promise<unknown>
}> {
  const upstream = await startUpstream()
  const { url, close } = await startTestCloud({
    chains: {
      chains: {
        'eip155:1': { upstreams: [upstream.url], methods: ['debug_traceTransaction'] },
        'eip155:31337': { upstreams: [upstream.url], local: true },
        'bip122:regtest': [upstream.url],
      },
    },
    databaseUrl: databaseUrl(),
  })
  onTestFinished(async () => {
    await close()
    await upstream[Symbol.asyncDispose]()
  })
  const call = async (body: string, chainId = 'eip155:1', headers = {}): Promise<unknown> => {
    const response = await fetch(`${url}/v1?chainId=${chainId}&projectId=local`, { method: 'POST', body, headers })
    return response.headers.get('content-type') === 'application/json' ? response.json() : response.status
  }
  return { upstream, call }
}

test.each([
  '"admin_addPeer"',
  '"personal_unlockAccount"',
  '"\\u0061dmin\\u005faddPeer"',
  '"debug_setHead"',
  '"eth_sendTransaction"',
  '"anvil_reset"',
  '"istanbul_propose"',
  '"txpool_besuClear"',
  '"eth_Call"',
  '"__proto__"',
])('the method %s reaches no upstream', async method => {
  const { upstream, call } = await stage()
  const refusal = {
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32601, message: expect.stringContaining('Method not allowed') },
  }
  expect(await call(`{"jsonrpc":"2.0","id":7,"method":${method}}`)).toEqual(refusal)
  expect(await call(`[{"jsonrpc":"2.0","id":7,"method":${method}}]`)).toEqual([refusal])
  expect(upstream.bodies).toEqual([])
})

test.each([
  '" admin_addPeer"',
  '"eth_call\\t"',
  '"eth_call\\u0000"',
  '"\\u0435th_call"',
  '"eth_call\\n"',
  '["eth_call"]',
])('%s is not a method name and reaches no upstream', async method => {
  const { upstream, call } = await stage()
  expect(await call(`{"jsonrpc":"2.0","id":7,"method":${method}}`)).toBe(422)
  expect(await call(`[{"jsonrpc":"2.0","id":7,"method":${method}}]`)).toBe(422)
  expect(upstream.bodies).toEqual([])
})

test('sends exactly the method that it checked, whichever member a node would read', async () => {
  const { upstream, call } = await stage()
  const invalid = { id: 1, error: { code: -32600 } }
  expect(await call('{"id":1,"method":"admin_peers","method":"eth_call"}')).toMatchObject(invalid)
  expect(await call('{"id":1,"\\u006dethod":"admin_peers","method":"eth_call"}')).toMatchObject(invalid)
  expect(await call('{"id":1,"__proto__":{"method":"eth_call"}}')).toBe(422)
  expect(upstream.bodies).toEqual([])
  await call('{"id":1,"Method":"admin_peers","method":"eth_call","METHOD":"admin_peers"}')
  expect(upstream.bodies).toEqual(['{"id":1,"method":"eth_call"}'])
})

test('forwards the allowed calls of a batch, and answers each of the others with an error', async () => {
  const { upstream, call } = await stage()
  upstream.answer(200, '[{"jsonrpc":"2.0","id":"b","result":"0x1"}]')
  const batch =
    '[{"id":1,"method":"debug_setHead"}, {"id":"b","method":"eth_blockNumber"}, {"id":3,"method":"miner_start"}]'
  expect(await call(batch)).toEqual([
    { jsonrpc: '2.0', id: 'b', result: '0x1' },
    { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not allowed: debug_setHead' } },
    { jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Method not allowed: miner_start' } },
  ])
  expect(upstream.bodies).toEqual(['[{"id":"b","method":"eth_blockNumber"}]'])
})

test('forwards a method that the operator adds, on that chain only', async () => {
  const { upstream, call } = await stage()
  expect(await call('{"id":1,"method":"debug_traceTransaction"}')).toMatchObject({ result: '0x1' })
  expect(await call('{"id":1,"method":"debug_traceTransaction"}', 'eip155:31337')).toMatchObject({
    error: { code: -32601 },
  })
  expect(await call('{"id":1,"method":"dumpprivkey"}', 'bip122:regtest')).toMatchObject({ error: { code: -32601 } })
  expect(upstream.bodies).toHaveLength(1)
})

test('only programs and apps on the same machine control a development chain', async () => {
  const { upstream, call } = await stage()
  const mine = '{"id":1,"method":"anvil_mine"}'
  const ask = (headers: HeadersInit): Promise<unknown> => call(mine, 'eip155:31337', headers)
  expect(await ask({})).toMatchObject({ result: '0x1' })
  expect(await ask({ origin: 'http://localhost:5173' })).toMatchObject({ result: '0x1' })
  const refused = { error: { code: -32601 } }
  expect(await ask({ origin: 'https://app.example' })).toMatchObject(refused)
  expect(await ask({ origin: 'http://localhost.app.example' })).toMatchObject(refused)
  expect(await ask({ origin: 'null' })).toMatchObject(refused)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toMatchObject(refused)
  expect(await call(mine)).toMatchObject(refused)
  expect(upstream.bodies).toHaveLength(2)
})
