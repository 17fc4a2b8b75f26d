import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { verifySignature } from './verifySignature'

afterEach(() => vi.unstubAllGlobals())

test("verifySignature: verifies a key's signature without a request", async () => {
  const ask = vi.fn(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', ask)
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = await account.signMessage({ message: 'Sign in.' })
  const signed = { address: account.address, message: 'Sign in.', signature, projectId: 'abc' }
  expect(await verifySignature({ ...signed, chainId: 'eip155:137' })).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

test.each(['eip155:137', '137', 137])(
  'verifySignature: asks the provider whether a contract signed, for chain %s',
  async chainId => {
    const urls: string[] = []
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      urls.push(input instanceof Request ? input.url : String(input))
      return Response.json({ jsonrpc: '2.0', id: 1, result: '0x01' })
    })
    const signed = { address: `0x${'12'.repeat(20)}`, message: 'Sign in.', signature: '0x1234', projectId: 'a b' }
    expect(await verifySignature({ ...signed, chainId })).toBe(true)
    expect(urls[0]).toBe('https://rpc.walletconnect.org/v1/?chainId=eip155%3A137&projectId=a+b')
  },
)

test('verifySignature: returns false for malformed input', async () => {
  const signed = { address: 'somebody', message: '', signature: '', chainId: 1, projectId: '' }
  expect(await verifySignature(signed)).toBe(false)
})
