import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { FakeBackend } from '../../test/FakeBackend'
import { EmbeddedError } from '../errors/EmbeddedError'
import { SolanaWallet } from './SolanaWallet'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const address = base58.encode(new Uint8Array(32).fill(7))
const bytes = new Uint8Array([1, 2, 3])

interface Features {
  readonly 'standard:connect': {
    connect(options?: { silent: boolean }): Promise<{ accounts: readonly { address: string }[] }>
  }
  readonly 'standard:disconnect': { disconnect(): Promise<void> }
  readonly 'standard:events': { on(event: 'change', listener: (change: { accounts: unknown[] }) => void): () => void }
  readonly 'solana:signMessage': { signMessage(...inputs: object[]): Promise<{ signature: Uint8Array }[]> }
  readonly 'solana:signTransaction': {
    signTransaction(...inputs: object[]): Promise<{ signedTransaction: Uint8Array }[]>
  }
  readonly 'solana:signAndSendTransaction': {
    signAndSendTransaction(...inputs: object[]): Promise<{ signature: Uint8Array }[]>
  }
}

function setUp(): { readonly backend: FakeBackend; readonly wallet: SolanaWallet; readonly features: Features } {
  const backend = new FakeBackend(address)
  const wallet = new SolanaWallet({
    wallet: backend,
    environment: { setTimer: () => () => {} },
    name: 'Email',
    icon: 'data:image/svg+xml,',
    networks: () => [devnet],
  })
  return { backend, wallet, features: wallet.features as unknown as Features }
}

test('a silent connect shares nothing while the user is logged out, and another one rejects', async () => {
  const { backend, features } = setUp()
  backend.loggedIn = false
  expect(await features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] })
  await expect(features['standard:connect'].connect()).rejects.toMatchObject({ code: 4100 })
})

test("shares one account with the app's clusters, and withdraws it when the login ends", async () => {
  const { wallet, features } = setUp()
  const counts: number[] = []
  const stop = features['standard:events'].on('change', ({ accounts }) => counts.push(accounts.length))
  await features['standard:connect'].connect({ silent: true })
  expect(wallet.accounts).toMatchObject([{ address, publicKey: base58.decode(address), chains: ['solana:devnet'] }])
  wallet.end()
  stop()
  await features['standard:connect'].connect()
  expect(counts).toEqual([1, 0])
})

test('signs a message, a transaction and several, and sends', async () => {
  const { backend, features, wallet } = setUp()
  await features['standard:connect'].connect()
  const [account] = wallet.accounts
  backend.answer = ({ method }: { method: string }) =>
    method === 'solana_signTransaction'
      ? { transaction: base58.encode(bytes) }
      : method === 'solana_signAllTransactions'
        ? { transactions: [base58.encode(bytes), base58.encode(bytes)] }
        : { signature: base58.encode(bytes) }
  const transaction = new Uint8Array([9])
  const input = { account, transaction, chain: 'solana:devnet' }
  expect(await features['solana:signMessage'].signMessage({ account, message: bytes })).toMatchObject([
    { signature: bytes },
  ])
  expect(await features['solana:signTransaction'].signTransaction(input)).toEqual([{ signedTransaction: bytes }])
  expect(await features['solana:signTransaction'].signTransaction(input, input)).toHaveLength(2)
  const options = { skipPreflight: true }
  expect(await features['solana:signAndSendTransaction'].signAndSendTransaction({ ...input, options })).toEqual([
    { signature: bytes },
  ])
  expect(backend.requests).toMatchObject([
    {
      method: 'solana_signMessage',
      params: { message: base58.encode(bytes), pubkey: address },
      chainNamespace: 'solana',
    },
    { method: 'solana_signTransaction', params: { transaction: base58.encode(transaction) }, chainId: devnet },
    { method: 'solana_signAllTransactions' },
    { method: 'solana_signAndSendTransaction', params: { options } },
  ])
})

test("refuses accounts that it doesn't share, and answers that it can't read", async () => {
  const { backend, features, wallet } = setUp()
  await features['standard:connect'].connect()
  const [account] = wallet.accounts
  const thirdParty = { ...account, address: base58.encode(new Uint8Array(32).fill(8)) }
  await expect(
    features['solana:signMessage'].signMessage({ account: thirdParty, message: bytes }),
  ).rejects.toMatchObject({
    code: 4100,
  })
  backend.answer = { signature: 'not base58: 0OIl' }
  await expect(features['solana:signMessage'].signMessage({ account, message: bytes })).rejects.toMatchObject({
    code: -32603,
  })
  backend.failure = new EmbeddedError('embedded/rejected', 'No')
  await expect(features['solana:signMessage'].signMessage({ account, message: bytes })).rejects.toMatchObject({
    code: 4001,
  })
})
