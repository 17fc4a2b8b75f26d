import { ed25519 } from '@noble/curves/ed25519.js'
import type { SIWXData, SIWXSession } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { installed } from '../test/scene'
import { decodeBase58 } from './codec/base58'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'Test Wallet'

/** Creates a sign-in request that stores its sessions in an array. */
function signInRequest() {
  const kept: SIWXSession[] = []
  const data: SIWXData = {
    accountAddress: '',
    chainId: chain.caipNetworkId,
    domain: 'app.invalid',
    uri: 'https://app.invalid/',
    version: '1',
    nonce: 'abcdefgh12345678',
    statement: 'Sign in to Example.',
    issuedAt: '2026-01-01T00:00:00.000Z',
  }
  const signIn = {
    prepare: async () => data,
    complete: async (sessions: readonly SIWXSession[]) => void kept.push(...sessions),
  }
  return { signIn, kept, data }
}

test('connects and signs in with one approval and a valid signature', async () => {
  const { wallet, kit } = await installed(chain)
  const { signIn, kept, data } = signInRequest()
  const [account = ''] = wallet.accounts
  expect(await kit.adapter.connect({ connectorId, signIn })).toMatchObject({ address: account })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['solana:signIn'])
  expect(kit.state).toMatchObject({ status: 'connected', address: account })

  const [session] = kept
  if (!session) throw new Error('Nothing was kept.')
  expect(session.data).toEqual({ ...data, accountAddress: account })
  const [signature, key] = [session.signature, account].map(text => decodeBase58(text) ?? new Uint8Array())
  if (!signature || !key) throw new Error('No base58.')
  expect(ed25519.verify(signature, new TextEncoder().encode(session.message), key)).toBe(true)
})

test('activates the account that signed, even if the wallet puts another one first', async () => {
  const { wallet, kit } = await installed(chain)
  const { signIn, kept } = signInRequest()
  const [, second = ''] = wallet.accounts
  const feature = wallet.standard.features['solana:signIn'] as { signIn(input: object): Promise<unknown> }
  const ask = feature.signIn
  // The user selects the other account in the wallet's own window.
  feature.signIn = input => ask({ ...input, address: second })
  expect(await kit.adapter.connect({ connectorId, signIn })).toMatchObject({ address: second })
  expect(kit.state).toMatchObject({ address: second })
  expect(kept).toMatchObject([{ data: { accountAddress: second } }])
})

test('only connects a wallet without sign-in', async () => {
  const { wallet, kit } = await installed(chain, { features: ['solana:signMessage', 'solana:signTransaction'] })
  const { signIn, kept } = signInRequest()
  await kit.adapter.connect({ connectorId, signIn })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
  expect([kit.state.status, kept]).toEqual(['connected', []])
})

test('rejects a declined sign-in like a declined connect, and allows a retry', async () => {
  const { wallet, kit } = await installed(chain)
  const { signIn, kept } = signInRequest()
  wallet.reject('sign')
  await expect(kit.adapter.connect({ connectorId, signIn })).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  await kit.adapter.connect({ connectorId, signIn })
  expect([kit.state.status, kept.length]).toEqual(['connected', 1])
})

test('disconnects app and wallet if the sign-in can’t be stored', async () => {
  const { wallet, kit } = await installed(chain)
  const { signIn } = signInRequest()
  const cause = new Error('the server is down')
  signIn.complete = () => Promise.reject(cause)
  await expect(kit.adapter.connect({ connectorId, signIn })).rejects.toMatchObject({
    code: 'wallet/connect-failed',
    cause,
  })
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['solana:signIn', 'standard:disconnect'])
  expect(wallet.standard.accounts).toEqual([])
})
