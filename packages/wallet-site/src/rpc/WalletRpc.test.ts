import { expect, test } from 'vitest'
import { WalletRpc } from './WalletRpc'

const answering = (answer: () => Response | Promise<Response>) => {
  const requests: Request[] = []
  const rpc = new WalletRpc({
    origin: 'https://wallet.example',
    timeout: 50,
    fetch: (input, init) => {
      requests.push(new Request(input, init))
      return Promise.resolve(answer())
    },
  })
  return { rpc, requests }
}
const json = (body: unknown) => () => Response.json(body)

test("calls the wallet's own server, without credentials", async () => {
  const { rpc, requests } = answering(json({ jsonrpc: '2.0', id: 1, result: '0x1' }))

  expect(await rpc.request('eip155:1', 'eth_gasPrice', [])).toBe('0x1')
  expect(requests[0]?.url).toBe('https://wallet.example/wallet/v1/rpc/eip155:1')
  expect(requests[0]?.credentials).toBe('omit')
  expect(await requests[0]?.json()).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
})

test('reports the error of a node with its code, and its text only as data', async () => {
  const error = { code: 3, message: 'execution reverted: <b>evil</b>', data: '0x08c379a0' }
  const { rpc } = answering(json({ jsonrpc: '2.0', id: 1, error }))

  await expect(rpc.request('eip155:1', 'eth_call', [])).rejects.toMatchObject({
    code: 'embedded/node-failed',
    rpcCode: 3,
    data: '0x08c379a0',
    message: expect.not.stringContaining('evil'),
  })
})

test.each([
  ['a body without a result', json({ jsonrpc: '2.0', id: 1 })],
  ['text', () => new Response('Bad gateway', { status: 502 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['6 MB', () => new Response('"'.padEnd(6_000_000, 'x'))],
  ['data that is nested too deeply', () => new Response(`{"result":${'['.repeat(70)}${']'.repeat(70)}}`)],
  [
    'a body that never ends',
    () => new Response(new ReadableStream({ pull: body => body.enqueue(new Uint8Array(65_536)) })),
  ],
])('fails for %s', async (_, answer) => {
  await expect(answering(answer).rpc.request('eip155:1', 'eth_call', [])).rejects.toMatchObject({
    code: 'embedded/node-failed',
  })
})

test('gives up on a node that is silent', async () => {
  const rpc = new WalletRpc({
    origin: 'https://wallet.example',
    timeout: 20,
    fetch: (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  })
  await expect(rpc.request('eip155:1', 'eth_call', [])).rejects.toMatchObject({ code: 'embedded/node-failed' })
})

test.each(['../../account', 'eip155:1/../..', 'eip155:1?projectId=other', ''])(
  "refuses the chain id '%s'",
  async chainId => {
    const { rpc, requests } = answering(json({ result: 1 }))

    await expect(rpc.request(chainId, 'eth_call', [])).rejects.toMatchObject({ code: 'embedded/invalid-request' })
    expect(requests).toEqual([])
  },
)
