import { ed25519 } from '@noble/curves/ed25519.js'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestHost, type TestKit } from '../test/createTestKit'
import { devnet, mainnet, networkOf } from '../test/networkOf'
import { allMethods, SolanaLink } from '../test/SolanaLink'
import { walletOn } from '../test/scene'
import { openPage } from '../test/TestPage'
import { decodeBase58 } from './codec/base58'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'walletConnect'
const legacyMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

function linkOn(offer: Partial<ConstructorParameters<typeof SolanaLink>[1]> = {}): SolanaLink {
  const [account] = chain.accounts
  return new SolanaLink(account, { chains: [chain.caipNetworkId], ...offer })
}

function kitWith(link: SolanaLink, networks = [networkOf(chain)], host: TestHost = {}): TestKit {
  return createTestKit(networks, { walletConnect: { load: async () => link }, ...host })
}

async function connected(link: SolanaLink = linkOn(), networks = [networkOf(chain)]): Promise<TestKit> {
  const kit = kitWith(link, networks)
  await kit.adapter.connect({ connectorId })
  return kit
}

const address = (): string => chain.accounts[0].address

async function transfer(): Promise<Transaction> {
  const { value } = await rpc('getLatestBlockhash')
  const from = new PublicKey(address())
  return new Transaction({ feePayer: from, ...(value as { blockhash: string; lastValidBlockHeight: number }) }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: PublicKey.unique(), lamports: 1_000_000 }),
  )
}

async function rpc(method: string): Promise<{ readonly value: unknown }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const response = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: { value: unknown } }).result
}

test('connects a session’s accounts under the wallet’s own name', async () => {
  const kit = await connected()
  expect(kit.state).toMatchObject({
    status: 'connected',
    activeConnectorId: connectorId,
    address: address(),
    chainId: networkOf(chain).id,
    connections: [{ name: 'Phone', caipNetworkId: chain.caipNetworkId }],
  })
  expect(kit.state.connectors).toEqual([
    { id: connectorId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'solana' },
  ])
})

test('rejects a session without a Solana account', async () => {
  const link = linkOn()
  link.offer = { eip155: { accounts: ['eip155:1:0xab'], chains: ['eip155:1'], methods: [], events: [] } }
  const kit = kitWith(link)
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect(kit.state.status).toBe('disconnected')
})

test('neither lists nor connects WalletConnect without a client', async () => {
  const kit = createTestKit([networkOf(chain)])
  await kit.adapter.prefetch()
  expect(kit.state.connectors).toEqual([])
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'walletconnect/disabled' })
})

test('connects a session of another adapter, and disconnects when it ends', async () => {
  const link = linkOn()
  const kit = kitWith(link)
  kit.adapter.followWalletConnect(link)
  await expect.poll(() => link.listenerCount).toBe(1)
  link.settle()
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
  link.end()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('keeps the active wallet when another adapter creates a session', async () => {
  const page = openPage()
  walletOn(chain).install(page as never)
  const link = linkOn()
  const kit = kitWith(link)
  await kit.adapter.connect({ connectorId: 'Test Wallet' })
  kit.adapter.followWalletConnect(link)
  link.settle()
  await expect.poll(() => kit.state.connections).toHaveLength(2)
  expect(kit.state.activeConnectorId).toBe('Test Wallet')
})

test('reconnects a stored session, unless it has ended', async () => {
  const link = linkOn().store()
  const kit = kitWith(link, undefined, { storedConnectorIds: [connectorId], address: address() })
  expect(kit.state.status).toBe('reconnecting')
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'connected', address: address() })

  const gone = kitWith(linkOn(), undefined, { storedConnectorIds: [connectorId] })
  await gone.adapter.reconnect()
  expect(gone.state.status).toBe('disconnected')
})

test('rejects the reconnect if the client can’t load, and allows a retry', async () => {
  const load = vi.fn(async (): Promise<SolanaLink> => {
    throw new Error('offline')
  })
  const kit = createTestKit([networkOf(chain)], { walletConnect: { load }, storedConnectorIds: [connectorId] })
  await expect(kit.adapter.reconnect()).rejects.toMatchObject({ code: 'wallet/reconnect-failed' })
  load.mockResolvedValue(linkOn().store())
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('connected')
})

test('signs messages in base58 with valid signatures', async () => {
  const link = linkOn()
  const kit = await connected(link)
  const { signature } = await kit.adapter.signMessage({ message: 'hello', address: address() })
  const [bytes, key] = [decodeBase58(signature), decodeBase58(address())]
  expect(bytes && key && ed25519.verify(bytes, new TextEncoder().encode('hello'), key)).toBe(true)
  expect(link.requests).toEqual([
    {
      chain: chain.caipNetworkId,
      method: 'solana_signMessage',
      params: { message: 'Cn8eVZg', pubkey: address() },
    },
  ])
})

test('sends a transfer that the wallet signed, for answers with a signature or a transaction', async () => {
  for (const signatureOnly of [true, false]) {
    const link = linkOn()
    link.signatureOnly = signatureOnly
    const kit = await connected(link)
    const to = PublicKey.unique().toBase58()
    const { hash } = await (await kit.adapter.transfers()).sendTransaction({
      to,
      value: 1_000_000n,
      caipNetwork: networkOf(chain),
    })
    expect(await chain.transaction(hash)).toMatchObject({ err: null })
    expect(await chain.balanceOf(to)).toBe(1_000_000n)
  }
})

test('adds the JSON form to a legacy transaction, as web3.js represents it', async () => {
  const link = linkOn()
  const kit = await connected(link)
  const provider = await kit.adapter.getProvider(connectorId)
  const transaction = await transfer()
  const signed = await provider.signTransaction(transaction)
  expect(signed.verifySignatures()).toBe(true)
  const [instruction] = transaction.instructions
  expect(link.requests[0]?.params).toEqual({
    transaction: transaction.serialize({ requireAllSignatures: false }).toString('base64'),
    pubkey: address(),
    feePayer: address(),
    recentBlockhash: transaction.recentBlockhash,
    instructions: [
      {
        programId: '11111111111111111111111111111111',
        keys: instruction?.keys.map(({ pubkey, ...rest }) => ({ pubkey: String(pubkey), ...rest })),
        data: expect.stringMatching(/^3Bx\w+$/),
      },
    ],
    partialSignatures: [],
  })
})

test('sends a v0 transaction as bytes only', async () => {
  const link = linkOn()
  const kit = await connected(link)
  const provider = await kit.adapter.getProvider(connectorId)
  const { instructions, recentBlockhash = '' } = await transfer()
  const message = new TransactionMessage({ payerKey: new PublicKey(address()), recentBlockhash, instructions })
  const signed = await provider.signTransaction(new VersionedTransaction(message.compileToV0Message()))
  expect(signed.signatures[0]?.some(byte => byte !== 0)).toBe(true)
  expect(Object.keys(link.requests[0]?.params ?? {}).toSorted()).toEqual(['pubkey', 'transaction'])
})

test('signs several transactions together if the wallet can, else one by one', async () => {
  for (const together of [true, false]) {
    const methods = allMethods.filter(method => together || method !== 'solana_signAllTransactions')
    const link = linkOn({ methods })
    const kit = await connected(link)
    const provider = await kit.adapter.getProvider(connectorId)
    const signed = await provider.signAllTransactions([await transfer(), await transfer()])
    expect(signed.every(one => one.verifySignatures())).toBe(true)
    const one = 'solana_signTransaction'
    expect(link.requests.map(({ method }) => method)).toEqual(together ? ['solana_signAllTransactions'] : [one, one])
  }
})

test('rejects a missing method by name, without a request', async () => {
  const link = linkOn({ methods: ['solana_signMessage'] })
  const kit = await connected(link)
  const provider = await kit.adapter.getProvider(connectorId)
  await expect(provider.signTransaction(await transfer())).rejects.toMatchObject({
    code: 'wallet/unsupported',
    message: expect.stringContaining('solana_signTransaction'),
  })
  expect(link.requests).toEqual([])
})

test('converts an older wallet’s cluster ids in both directions', async () => {
  const link = linkOn({ chains: [legacyMainnet] })
  const kit = await connected(link, [mainnet, devnet])
  expect(kit.state).toMatchObject({ chainId: mainnet.id, connections: [{ caipNetworkId: mainnet.caipNetworkId }] })
  await kit.adapter.signMessage({ message: 'hello', address: address() })
  // The WalletConnect client in core converts the id to the approved form.
  expect(link.requests[0]?.chain).toBe(mainnet.caipNetworkId)
  await expect(kit.adapter.switchNetwork(devnet)).rejects.toMatchObject({ code: 'network/switch-failed' })
})

test('switches the network from either side', async () => {
  const link = linkOn({ chains: [mainnet.caipNetworkId, devnet.caipNetworkId] })
  const kit = await connected(link, [mainnet, devnet])
  expect(kit.state.chainId).toBe(mainnet.id)
  await kit.adapter.switchNetwork(devnet)
  expect(kit.state.chainId).toBe(devnet.id)
  expect(link.defaultChain('solana')).toBe(devnet.caipNetworkId)
  link.emit({ type: 'chain', caipNetworkId: legacyMainnet })
  expect(kit.state.chainId).toBe(mainnet.id)
  link.emit({ type: 'chain', caipNetworkId: 'eip155:1' })
  expect(kit.state.chainId).toBe(mainnet.id)
})

test('activates the account that the wallet puts first', async () => {
  const others = chain.accounts.slice(1, 3).map(one => one.address)
  const all = [address(), ...others]
  const link = linkOn({ accounts: all.map(one => `${chain.caipNetworkId}:${one}` as const) })
  const kit = await connected(link)
  expect(kit.state.address).toBe(address())
  link.emit({ type: 'accounts', namespace: 'eip155', addresses: ['0xab'] })
  expect(kit.state.address).toBe(address())
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [others[1] ?? ''] })
  expect(kit.state.address).toBe(others[1])
})

test('rejects invalid answers', async () => {
  const link = linkOn()
  const kit = await connected(link)
  for (const answer of [null, 'text', {}, { signature: 7 }, { signature: 'abc' }]) {
    vi.spyOn(link, 'request').mockResolvedValueOnce(answer)
    await expect(kit.adapter.signMessage({ message: 'hello', address: address() })).rejects.toMatchObject({
      code: 'wallet/invalid-response',
    })
  }
})

test('stops listening when the last kit detaches', async () => {
  const link = linkOn()
  const kit = await connected(link)
  expect(link.listenerCount).toBe(1)
  kit.detach()
  expect(link.listenerCount).toBe(0)
})
