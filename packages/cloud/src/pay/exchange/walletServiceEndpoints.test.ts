import { expect, test } from 'vitest'
import { serveEndpoint } from '../../http/serveEndpoint'
import { walletServiceEndpoints } from './walletServiceEndpoints'

const ask = (index: number, body: string): Promise<Response> => {
  const [endpoint] = walletServiceEndpoints(new Map()).slice(index)
  if (!endpoint) throw new Error('There is no such endpoint')
  const request = new Request(`http://cloud.example${endpoint.path}?projectId=local`, { method: 'POST', body })
  return serveEndpoint(endpoint, { request, params: {}, projectId: 'local' })
}

test.each([
  ['/v1/json-rpc', 0],
  ['/v1/wallet', 1],
])('%s answers unknown methods with an error, and echoes the id', async (_, index) => {
  const body = '{"jsonrpc":"2.0","id":1234567890123456789,"method":"wallet_getAssets","params":{"account":"0x0"}}'
  const response = await ask(index, body)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(
    '{"jsonrpc":"2.0","id":1234567890123456789,"error":{"code":-32601,"message":"Method not found: wallet_getAssets"}}',
  )
})

test.each([
  '[]',
  '{}',
  '{"jsonrpc":"2.0","id":1,"method":"wallet_getAssets"}',
  '{"jsonrpc":"1.0","id":1,"method":"wallet_getAssets","params":[]}',
])('rejects %s, which is not a JSON-RPC request', async body => {
  await expect(ask(0, body)).rejects.toMatchObject({ status: 422 })
})
