import type { CaipNetworkId } from '@openappkit/contract'
import { CloudAuthSIWX } from '@openappkit/siwx'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { bitcoinSigner, type ContractAccounts, contractAccounts, solanaSigner } from '@openappkit/testing/signers'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CloudBrowser } from './CloudBrowser'
import { type SignInCloud, startSignInCloud } from './startSignInCloud'

const owner: Hex = `0x${'11'.repeat(32)}`
const thirdParty: Hex = `0x${'22'.repeat(32)}`
const evm: CaipNetworkId = 'eip155:31337'

let chain: EvmChain
let accounts: ContractAccounts
let server: SignInCloud
beforeAll(async () => {
  chain = await startEvmChain()
  accounts = await contractAccounts(chain)
  server = await startSignInCloud({ [evm]: [chain.url], 'eip155:5': ['http://127.0.0.1:1'] })
}, 30_000)
afterAll(async () => {
  await server.close()
  await chain.stop()
})
beforeEach(() => new CloudBrowser().start())
afterEach(() => vi.unstubAllGlobals())

/** A signer with the signing method of its chain. */
interface Signer {
  readonly address: string
  sign(message: string): Promise<string>
}

function load(): CloudAuthSIWX {
  return new CloudAuthSIWX({ cloud: server.url, projectId: server.projectId })
}

/** Signs in from an app, and returns the account that the server reports after a reload. */
async function signIn(chainId: CaipNetworkId, { address, sign }: Signer): Promise<unknown> {
  const siwx = load()
  const data = await siwx.createMessage({ accountAddress: address, chainId })
  const message = data.toString()
  await siwx.addSession({ data, message, signature: await sign(message) })
  const { caip2Network, address: known } = await load().getSessionAccount()
  return [caip2Network, known]
}

const keyed = (key: Hex): Signer => {
  const account = privateKeyToAccount(key)
  return { address: account.address, sign: message => account.signMessage({ message }) }
}

test('the key of an EVM account signs in without a node of its chain', async () => {
  const account = keyed(owner)
  expect(await signIn('eip155:5', account)).toEqual(['eip155:5', account.address])
  expect(await signIn('eip155:424242', account)).toEqual(['eip155:424242', account.address])
})

test('ERC-1271: the server queries the contract through a configured node', async () => {
  const account = await accounts.deploy(owner)
  expect(await signIn(evm, account)).toEqual([evm, account.address])
  const refused = signIn(evm, { address: account.address, sign: accounts.of(thirdParty).sign })
  await expect(refused).rejects.toMatchObject({ message: 'The signature is not valid. Sign in again.' })
})

test('ERC-6492: a contract that isn’t deployed yet signs in', async () => {
  const account = accounts.of(`0x${'33'.repeat(32)}`)
  expect(await signIn(evm, { address: account.address, sign: account.signUndeployed })).toEqual([evm, account.address])
})

test("a contract on a chain with an unavailable node can retry; on a chain without a node, it can't sign in", async () => {
  const { address, sign } = accounts.of(owner)
  const away = "The signature can't be verified right now. Try again."
  await expect(signIn('eip155:5', { address, sign })).rejects.toMatchObject({ message: away })
  const unknown = signIn('eip155:424242', { address, sign })
  await expect(unknown).rejects.toMatchObject({ message: 'The signature is not valid. Sign in again.' })
})

test('a Solana account signs in', async () => {
  const account = await solanaSigner(7)
  const chainId: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await signIn(chainId, account)).toEqual([chainId, account.address])
  const other = await solanaSigner(8)
  await expect(signIn(chainId, { address: account.address, sign: other.sign })).rejects.toMatchObject({
    message: 'The signature is not valid. Sign in again.',
  })
})

test.each([
  ['p2wpkh', 'ECDSA'],
  ['p2wpkh', 'BIP322'],
  ['p2tr', 'BIP322'],
] as const)('a Bitcoin account signs in: %s, %s', async (type, protocol) => {
  const { address, sign } = await bitcoinSigner(type)
  const chainId: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
  expect(await signIn(chainId, { address, sign: message => sign(message, protocol) })).toEqual([chainId, address])
})

test("rejects a message that has expired, isn't valid yet or names another domain, with the server's message", async () => {
  const account = keyed(owner)
  const response = async (change: (message: string) => string): Promise<string> => {
    const siwx = load()
    const data = await siwx.createMessage({ accountAddress: account.address, chainId: evm })
    const message = change(data.toString())
    const added = siwx.addSession({ data, message, signature: await account.sign(message) })
    return added.then(
      () => 'signed in',
      (error: Error) => error.message,
    )
  }
  const at = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
  expect(await response(text => text)).toBe('signed in')
  expect(await response(text => `${text}\nExpiration Time: ${at(-1)}`)).toBe('This message has expired. Sign in again.')
  expect(await response(text => `${text}\nNot Before: ${at(60)}`)).toBe(
    "This message isn't valid yet. Try again later.",
  )
  expect(await response(text => text.replace('app.example wants', 'evil.example wants'))).toBe(
    "This message is for evil.example, but this server signs users in to app.example. Sign in there, or pass the page's host as `domain`.",
  )
})
