import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type ContractAccounts, contractAccounts } from '@openappkit/testing/signers'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../../test/startServer'
import type { SignInProof } from '../SignInProof'
import { proveEvmSignature } from './proveEvmSignature'

const message = 'Grüße — 你好'
const closed = 'http://127.0.0.1:1'
const owner: Hex = `0x${'11'.repeat(32)}`
const thirdParty: Hex = `0x${'22'.repeat(32)}`

let chain: EvmChain
let accounts: ContractAccounts
beforeAll(async () => {
  chain = await startEvmChain()
  accounts = await contractAccounts(chain)
}, 30_000)
afterAll(() => chain.stop())

const prove = (
  address: Address,
  signature: string,
  rpcUrl: string | undefined,
  text = message,
): Promise<SignInProof | undefined> =>
  proveEvmSignature({ address, chainId: 'eip155:31337', message: text, signature }, rpcUrl)
const verify = async (...signed: Parameters<typeof prove>): Promise<boolean> => (await prove(...signed)) !== undefined

test('reports whether the key or the contract of an account accepted the signature', async () => {
  const account = await accounts.deploy(owner)
  expect(await prove(account.address, await account.sign(message), chain.url)).toBe('contract')
  const key = privateKeyToAccount(owner)
  expect(await prove(key.address, await key.signMessage({ message }), chain.url)).toBe('key')
})

test("verifies a key's signature without a request to the chain", async () => {
  const account = privateKeyToAccount(owner)
  const signature = await account.signMessage({ message })
  expect(await verify(account.address, signature, closed)).toBe(true)
  expect(await verify(account.address.toLowerCase() as Address, signature, undefined)).toBe(true)
})

test("rejects another account's signature, and one of another text", async () => {
  const signature = await privateKeyToAccount(owner).signMessage({ message })
  expect(await verify(privateKeyToAccount(thirdParty).address, signature, chain.url)).toBe(false)
  expect(await verify(privateKeyToAccount(owner).address, signature, chain.url, `${message}!`)).toBe(false)
})

test('ERC-1271: a deployed contract decides which signatures it accepts', async () => {
  const account = await accounts.deploy(owner)
  expect(await chain.client.getCode({ address: account.address })).toMatch(/^0x6004355f52/)
  expect(await verify(account.address, await account.sign(message), chain.url)).toBe(true)
  expect(await verify(account.address, await account.sign(message), chain.url, `${message}!`)).toBe(false)
  expect(await verify(account.address, await accounts.of(thirdParty).sign(message), chain.url)).toBe(false)
})

test('ERC-6492: verifies the signature of an undeployed contract and leaves it undeployed', async () => {
  const undeployed: Hex = `0x${'33'.repeat(32)}`
  const account = accounts.of(undeployed)
  const signature = await account.signUndeployed(message)
  expect(await verify(account.address, signature, chain.url)).toBe(true)
  expect(await chain.client.getCode({ address: account.address })).toBeUndefined()

  expect(await verify(account.address, signature, chain.url, `${message}!`)).toBe(false)
  // The factory creates a different account than the claimed one.
  expect(await verify(account.address, await accounts.of(thirdParty).signUndeployed(message), chain.url)).toBe(false)
  // Without deployment data, no contract can verify it.
  expect(await verify(account.address, await account.sign(message), chain.url)).toBe(false)

  await accounts.deploy(undeployed)
  expect(await verify(account.address, signature, chain.url)).toBe(true)
  expect(await verify(account.address, await account.sign(message), chain.url)).toBe(true)
})

test('returns false for malformed input, without throwing', async () => {
  const { address } = accounts.of(owner)
  const wrong = [
    '',
    '0x',
    '0x1',
    '0xzz',
    'hello',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `0x${'6492'.repeat(16)}`,
  ]
  for (const signature of wrong) expect(await verify(address, signature, chain.url), signature).toBe(false)
  // ERC-6492's suffix after meaningless bytes.
  expect(await verify(address, `0x${'ab'.repeat(40)}${'6492'.repeat(16)}`, chain.url)).toBe(false)
  for (const invalidAddress of ['', '0x12', 'bc1q', `0x${'g'.repeat(40)}`])
    expect(await verify(invalidAddress as Address, `0x${'00'.repeat(65)}`, chain.url), invalidAddress).toBe(false)
})

test('distinguishes an unavailable node from an invalid signature', async () => {
  const account = await accounts.deploy(`0x${'44'.repeat(32)}`)
  const signature = await account.sign(message)
  await expect(verify(account.address, signature, closed)).rejects.toMatchObject({
    code: 'siwx/verification-unavailable',
  })
  const troubles = [
    { status: 503, body: 'busy' },
    { status: 200, body: { code: -32005, message: 'limit exceeded' } },
    { status: 200, body: { code: -32000, message: 'header not found' } },
    { status: 200, body: { code: -32601, message: 'eth_call is not served here' } },
  ]
  for (const { status, body } of troubles) {
    await using node = await startServer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: body }))
    })
    await expect(verify(account.address, signature, node.url), JSON.stringify(body)).rejects.toMatchObject({
      code: 'siwx/verification-unavailable',
    })
  }
})

test('reports that the chain is needed but no URL is configured', async () => {
  const account = accounts.of(owner)
  await expect(verify(account.address, await account.sign(message), undefined)).rejects.toMatchObject({
    code: 'siwx/no-rpc-url',
  })
})

test('rejects malformed signatures and addresses without a chain', async () => {
  const { address } = accounts.of(owner)
  for (const signature of ['', '0x', '0x1', `0x${'0'.repeat(131)}`, '0xzz', 'hello'])
    expect(await verify(address, signature, undefined), signature).toBe(false)
  expect(await verify('bc1q' as Address, `0x${'00'.repeat(65)}`, undefined)).toBe(false)
})

test('accepts an address without its checksum, in either case', async () => {
  const { address, signMessage } = privateKeyToAccount(owner)
  const signature = await signMessage({ message })
  expect(await verify(`0x${address.slice(2).toUpperCase()}`, signature, undefined)).toBe(true)
})
