import type { CaipNetworkId, SIWXData, SIWXSession } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import type { SolanaSignInInput, SolanaSignInOutput } from '../provider/SolanaSignIn'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { connectAndSignIn } from './connectAndSignIn'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const other = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const data: SIWXData = {
  accountAddress: '',
  chainId: mainnet,
  domain: 'app.example',
  uri: 'https://app.example/in',
  version: '1',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Example.',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
}

/** Fields of the input that this wallet writes. */
type SignInFields = Readonly<Partial<Record<'domain' | 'uri' | 'nonce' | 'expirationTime', string | undefined>>>

function textOf({ domain, uri, nonce, expirationTime }: SignInFields, account: string): string {
  return [
    `${domain} wants you to sign in with your Solana account:`,
    account,
    '',
    `URI: ${uri}`,
    `Nonce: ${nonce}`,
    `Expiration Time: ${expirationTime}`,
  ].join('\n')
}

/** Creates a wallet with two accounts that signs any message. */
function begin() {
  const calls: string[] = []
  const inputs: SolanaSignInInput[] = []
  const kept: SIWXSession[] = []
  const wallet = {
    name: 'Wallet',
    signer: address,
    write: textOf,
    accounts: () => [address, other].map(shared => ({ address: shared, publicKey: new Uint8Array(32) })),
    connect: async () => void calls.push('connect'),
    disconnect: async () => void calls.push('disconnect'),
    async signIn(input: SolanaSignInInput): Promise<SolanaSignInOutput> {
      inputs.push(input)
      const signedMessage = new TextEncoder().encode(this.write(input, this.signer))
      return { account: { address: this.signer }, signedMessage, signature: Uint8Array.of(0, 1) } as never
    },
  }
  const request = {
    prepare: async (): Promise<SIWXData | undefined> => data,
    complete: async (sessions: readonly SIWXSession[]) => void kept.push(...sessions),
  }
  const run = (network: CaipNetworkId = mainnet) =>
    connectAndSignIn(wallet as unknown as SolanaWallet, network, request)
  return { wallet, request, calls, inputs, kept, run }
}

test("requests the fields of the message, with the wallet's name for the cluster", async () => {
  const { inputs, run } = begin()
  await run()
  const { accountAddress: _, chainId: __, ...fields } = data
  expect(inputs).toEqual([{ ...fields, chainId: 'mainnet' }])
  await run('solana:localreference')
  expect(inputs[1]?.chainId).toBe('localreference')
})

test('stores the signed message as a session of the account that signed', async () => {
  const { wallet, kept, calls, run } = begin()
  wallet.signer = other
  expect(await run()).toBe(other)
  expect(kept).toEqual([
    {
      data: { ...data, accountAddress: other },
      message: textOf(data, other),
      signature: '12',
    },
  ])
  expect(calls).toEqual([])
})

test('only connects if there is nothing to sign', async () => {
  const { request, calls, inputs, kept, run } = begin()
  request.prepare = async () => undefined
  expect(await run()).toBeUndefined()
  expect([calls, inputs, kept]).toEqual([['connect'], [], []])
})

test('sends no further request after the wallet declines', async () => {
  const { wallet, calls, kept, run } = begin()
  const refusal = { code: 4001 }
  wallet.signIn = () => Promise.reject(refusal)
  await expect(run()).rejects.toBe(refusal)
  expect([calls, kept]).toEqual([[], []])
})

test.each([
  ['another site', { domain: 'evil.example' }],
  ['another URI', { uri: 'https://evil.example' }],
  ['another nonce', { nonce: 'ijklmnop12345678' }],
  ['a longer validity', { expirationTime: '2036-01-02T00:00:00.000Z' }],
])('rejects a message for %s and disconnects the wallet', async (_, fields) => {
  const { wallet, calls, kept, run } = begin()
  wallet.write = (input, account) => textOf({ ...input, ...fields }, account)
  await expect(run()).rejects.toMatchObject({ code: 'wallet/sign-in-mismatch' })
  expect([calls, kept]).toEqual([['disconnect'], []])
})

test.each([
  ["for an account other than the signer's", (input: SignInFields) => textOf(input, other)],
  ["that isn't a sign-in", () => 'Pay 1000 SOL to evil.example'],
])('rejects a message %s', async (_, write) => {
  const { wallet, calls, kept, run } = begin()
  wallet.write = write
  await expect(run()).rejects.toMatchObject({ code: 'wallet/sign-in-mismatch' })
  expect([calls, kept]).toEqual([['disconnect'], []])
})

test('rejects a signature from an unshared account', async () => {
  const { wallet, calls, kept, run } = begin()
  wallet.signer = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'
  await expect(run()).rejects.toMatchObject({ code: 'wallet/sign-in-mismatch' })
  expect([calls, kept]).toEqual([['disconnect'], []])
})

test('disconnects the wallet and rejects with the cause if the session can’t be stored', async () => {
  const { request, wallet, calls, run } = begin()
  const cause = new Error('the server is down')
  request.complete = () => Promise.reject(cause)
  await expect(run()).rejects.toBe(cause)
  expect(calls).toEqual(['disconnect'])
  wallet.disconnect = () => Promise.reject(new Error('the wallet is gone'))
  await expect(run()).rejects.toBe(cause)
})
