import { ed25519 } from '@noble/curves/ed25519.js'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestHost, type TestKit } from '../test/createTestKit'
import { devnet, mainnet, networkOf } from '../test/networkOf'
import { SolanaLink } from '../test/SolanaLink'
import { openPage, type TestPage } from '../test/TestPage'
import { encodeBase58 } from './codec/base58'
import type { SolanaAdapter } from './SolanaAdapter'

type Announced = WalletWithFeatures<
  StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature &
    SolanaSignAndSendTransactionFeature
>

let chain: SolanaChain
let page: TestPage
/** Registry that the page's other libraries share. As on any page, it never stops listening. */
let registry: ReturnType<typeof getWallets>
const open: TestKit[] = []

beforeAll(async () => {
  page = openPage()
  registry = getWallets()
  chain = await startSolanaChain()
}, 20_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})
afterEach(() => {
  for (const { detach } of open.splice(0)) detach()
  // A destroyed kit leaves nothing behind, whatever was in progress.
  expect(registry.get()).toEqual([])
  expect(page.listenerCount('wallet-standard:app-ready')).toBe(0)
})

const connectorId = 'walletConnect'
const address = (index = 0): string => chain.accounts[index]?.address ?? ''

function linkOn(offer: Partial<ConstructorParameters<typeof SolanaLink>[1]> = {}): SolanaLink {
  return new SolanaLink(chain.accounts[0], { chains: [chain.caipNetworkId], ...offer })
}

function kitWith(
  link: SolanaLink,
  host: TestHost & { readonly adapter?: SolanaAdapter } = {},
  networks = [networkOf(chain), mainnet, devnet],
): TestKit {
  const options = { registerWalletStandard: true }
  const kit = createTestKit(networks, { walletConnect: { load: async () => link }, ...host }, options)
  open.push(kit)
  return kit
}

/** Waits for the announced wallet and returns it. */
const found = (): Promise<Announced> =>
  vi.waitFor(
    () => {
      const [wallet] = registry.get()
      if (!wallet) throw new Error('Nothing is registered.')
      return wallet as Announced
    },
    { timeout: 15_000 },
  )

async function announced(
  link = linkOn(),
): Promise<{ readonly kit: TestKit; readonly link: SolanaLink; readonly wallet: Announced }> {
  const kit = kitWith(link)
  await kit.adapter.connect({ connectorId })
  return { kit, link, wallet: await found() }
}

async function transfer(lamports = 1_000_000): Promise<{ readonly to: PublicKey; readonly bytes: Uint8Array }> {
  const [from, to] = [new PublicKey(address()), PublicKey.unique()]
  const latest = await new Connection(chain.url, 'confirmed').getLatestBlockhash()
  const made = new Transaction({ feePayer: from, ...latest })
  made.add(SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports }))
  return { to, bytes: new Uint8Array(made.serialize({ requireAllSignatures: false })) }
}

const accountOf = (wallet: Wallet) => {
  const [account] = wallet.accounts
  if (!account) throw new Error('The wallet shares no account.')
  return account
}

/** Waits long enough for a requested chunk to load. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 100))

test('registers nothing and loads no code without the option', async () => {
  const received = vi.fn()
  page.addEventListener('wallet-standard:register-wallet', received)
  const kit = createTestKit([networkOf(chain)], { walletConnect: { load: async () => linkOn() } })
  open.push(kit)
  await kit.adapter.connect({ connectorId })
  await aMoment()
  page.removeEventListener('wallet-standard:register-wallet', received)
  expect(kit.state.status).toBe('connected')
  expect(received).not.toHaveBeenCalled()
  expect(registry.get()).toEqual([])
})

test('registers nothing before there is a session', async () => {
  const kit = kitWith(linkOn())
  await kit.adapter.prefetch()
  await aMoment()
  expect(registry.get()).toEqual([])
})

test('registers a session with its accounts, keys and networks', async () => {
  const { wallet } = await announced(
    linkOn({ chains: [chain.caipNetworkId, mainnet.caipNetworkId, 'solana:constructor'] }),
  )
  expect(registry.get()).toEqual([wallet])
  expect(wallet).toMatchObject({ version: '1.0.0', name: 'WalletConnect' })
  expect(atob(wallet.icon.replace('data:image/svg+xml;base64,', ''))).toMatch(/^<svg .*<\/svg>$/u)
  const chains = [chain.caipNetworkId, 'solana:localnet', 'solana:mainnet', 'solana:constructor']
  expect(wallet.chains).toEqual(chains)
  expect(wallet.accounts).toMatchObject([{ address: address(), chains }])
  expect(encodeBase58(new Uint8Array(accountOf(wallet).publicKey))).toBe(address())
  expect(Object.keys(wallet.features)).toEqual([
    'standard:connect',
    'standard:disconnect',
    'standard:events',
    'solana:signMessage',
    'solana:signTransaction',
    'solana:signAndSendTransaction',
  ])
  for (const silent of [true, false])
    expect(await wallet.features['standard:connect'].connect({ silent })).toEqual({ accounts: wallet.accounts })
  // Libraries compare by identity.
  expect(wallet.accounts).toBe(wallet.accounts)
})

test('signs on the phone with valid signatures', async () => {
  const { wallet, link } = await announced()
  const account = accountOf(wallet)
  const message = new TextEncoder().encode('Hello, wörld')
  const [signed] = await wallet.features['solana:signMessage'].signMessage({ account, message })
  expect(signed?.signedMessage).toEqual(message)
  expect(ed25519.verify(signed?.signature ?? new Uint8Array(), message, new Uint8Array(account.publicKey))).toBe(true)

  const made = [await transfer(), await transfer(2_000_000)]
  const inputs = made.map(({ bytes }) => ({ account, transaction: bytes, chain: 'solana:localnet' as const }))
  const answers = await wallet.features['solana:signTransaction'].signTransaction(...inputs)
  expect(answers.map(({ signedTransaction }) => Transaction.from(signedTransaction).verifySignatures())).toEqual([
    true,
    true,
  ])
  // The phone received both as one request.
  expect(link.requests.map(({ method }) => method)).toEqual(['solana_signMessage', 'solana_signAllTransactions'])
})

test('sends transactions, even if the wallet can only sign', async () => {
  const connection = new Connection(chain.url, 'confirmed')
  const link = linkOn({ methods: ['solana_signTransaction'] })
  const { wallet } = await announced(link)
  expect(Object.keys(wallet.features)).not.toContain('solana:signMessage')
  const { to, bytes } = await transfer()
  const account = accountOf(wallet)
  const { signAndSendTransaction } = wallet.features['solana:signAndSendTransaction']
  const [sent] = await signAndSendTransaction({ account, transaction: bytes, chain: chain.caipNetworkId as never })
  await vi.waitFor(async () => expect(await connection.getBalance(to)).toBe(1_000_000), { timeout: 15_000 })
  expect(await connection.getSignatureStatus(encodeBase58(sent?.signature ?? new Uint8Array()))).toMatchObject({
    value: { err: null },
  })
})

test('sends with the wallet if it can, on the network that the library specifies', async () => {
  const link = linkOn({ chains: [chain.caipNetworkId, devnet.caipNetworkId] })
  const { wallet } = await announced(link)
  const options = { skipPreflight: true, commitment: 'confirmed' } as const
  const [sent] = await wallet.features['solana:signAndSendTransaction'].signAndSendTransaction({
    account: accountOf(wallet),
    transaction: (await transfer()).bytes,
    chain: 'solana:devnet',
    options,
  })
  expect(sent?.signature).toHaveLength(64)
  expect(link.requests).toMatchObject([
    {
      method: 'solana_signAndSendTransaction',
      chain: devnet.caipNetworkId,
      params: { sendOptions: { skipPreflight: true } },
    },
  ])
})

test('reports the transactions sent before one failed', async () => {
  const link = linkOn()
  const { wallet } = await announced(link)
  const inputs = [await transfer(), await transfer(2_000_000)].map(({ bytes }) => ({
    account: accountOf(wallet),
    transaction: bytes,
    chain: chain.caipNetworkId as 'solana:localnet',
  }))
  const request = link.request.bind(link)
  vi.spyOn(link, 'request').mockImplementationOnce(request).mockRejectedValueOnce({ code: 5000 })
  const error = wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(...inputs)
  await expect(error).rejects.toMatchObject({
    code: 'transaction/partially-sent',
    details: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/u),
    cause: { code: 'wallet/rejected' },
  })
})

test("rejects other accounts, other networks and values that aren't bytes before they reach the phone", async () => {
  const { wallet, link } = await announced()
  const account = accountOf(wallet)
  const { bytes } = await transfer()
  const message = new Uint8Array([1])
  const sign = wallet.features['solana:signTransaction'].signTransaction as (...inputs: unknown[]) => Promise<unknown>
  const signMessage = wallet.features['solana:signMessage'].signMessage as (...inputs: unknown[]) => Promise<unknown>
  const thirdParty = { ...account, address: address(1) }
  const refused: [Promise<unknown>, string][] = [
    [signMessage({ account, message }, { account: thirdParty, message }), 'wallet/account-not-shared'],
    [signMessage({ message }), 'wallet/account-not-shared'],
    [signMessage({ account, message: 'text' }), 'message/invalid'],
    [sign({ account, transaction: bytes, chain: 'solana:mainnet' }), 'network/mismatch'],
    [sign({ account, transaction: bytes, chain: 'constructor' }), 'network/mismatch'],
    [sign({ account, transaction: 'text' }), 'transaction/invalid'],
  ]
  for (const [request, code] of refused) await expect(request).rejects.toMatchObject({ code })
  expect(link.requests).toEqual([])
})

test('rejects when the user rejects on the phone', async () => {
  const { wallet, link } = await announced()
  vi.spyOn(link, 'request').mockRejectedValueOnce({ code: 4001, message: 'No' })
  const input = { account: accountOf(wallet), message: new Uint8Array([1]) }
  const signing = wallet.features['solana:signMessage'].signMessage(input)
  await expect(signing).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('puts the account that the user or phone selects first, and emits one change', async () => {
  const accounts = [0, 1].map(index => `${chain.caipNetworkId}:${address(index)}` as const)
  const { kit, link, wallet } = await announced(linkOn({ accounts }))
  const received = vi.fn()
  const stop = wallet.features['standard:events'].on('change', received)
  // An error in one library doesn't affect the others.
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  wallet.features['standard:events'].on('change', () => {
    throw new Error('a library’s own')
  })
  await kit.adapter.switchConnection({ connectorId, address: address(1) })
  expect(wallet.accounts.map(one => one.address)).toEqual([address(1), address(0)])
  expect(received.mock.calls).toEqual([[{ accounts: wallet.accounts }]])
  expect(report).toHaveBeenCalledOnce()
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [address(1)] })
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [address(0)] })
  expect(accountOf(wallet).address).toBe(address(0))
  expect(received).toHaveBeenCalledTimes(2)
  stop()
  await kit.adapter.switchConnection({ connectorId, address: address(1) })
  expect(received).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(globalThis, 'reportError')
})

test('unregisters the wallet when the session ends, and notifies its listeners', async () => {
  const { link, wallet } = await announced()
  const [account, received] = [accountOf(wallet), vi.fn()]
  wallet.features['standard:events'].on('change', received)
  const { signMessage } = wallet.features['solana:signMessage']
  link.end()
  expect(received.mock.calls).toEqual([[{ accounts: [] }]])
  expect(wallet.accounts).toEqual([])
  expect(registry.get()).toEqual([])
  const code = 'wallet/not-connected'
  await expect(signMessage({ account, message: new Uint8Array([1]) })).rejects.toMatchObject({ code })
  await expect(wallet.features['standard:connect'].connect()).rejects.toMatchObject({ code })
  expect(await wallet.features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] })
  await wallet.features['standard:disconnect'].disconnect()
  expect(link.requests).toEqual([])
})

test('registers the same wallet object for every session', async () => {
  const registered: Wallet[] = []
  const stop = registry.on('register', (...wallets) => registered.push(...wallets))
  const { kit, link, wallet } = await announced()
  link.settle()
  link.settle()
  expect(registered).toEqual([wallet])
  link.end()
  await kit.adapter.connect({ connectorId })
  expect(registry.get()).toEqual([wallet])
  expect(registered).toEqual([wallet, wallet])
  stop()
})

test('announces a reconnected session', async () => {
  const kit = kitWith(linkOn().store(), { storedConnectorIds: [connectorId], address: address() })
  await kit.adapter.reconnect()
  expect((await found()).accounts).toMatchObject([{ address: address() }])
})

test("ends the kit's session when a library disconnects", async () => {
  const { kit, link, wallet } = await announced()
  await wallet.features['standard:disconnect'].disconnect()
  expect(link.session).toBeUndefined()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  expect(registry.get()).toEqual([])
})

test('is listed by no kit, under any name', async () => {
  const { kit, wallet } = await announced()
  const second = createTestKit([networkOf(chain)])
  open.push(second)
  await second.adapter.prefetch()
  expect(kit.state.connectors.map(({ id }) => id)).toEqual([connectorId])
  expect(second.state.connectors).toEqual([])
  // The marker excludes the wallet, not its name. A wallet with the same name and features but no marker is listed.
  const marked = { ...wallet, name: 'Phone' }
  const unmarked = Object.fromEntries(Object.entries(marked)) as unknown as Wallet
  const stops: (() => void)[] = []
  const register = (one: Wallet) =>
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (app: Pick<typeof registry, 'register'>) => stops.push(app.register(one)),
      }),
    )
  register(marked)
  expect(second.state.connectors).toEqual([])
  register(unmarked)
  expect(second.state.connectors).toMatchObject([{ name: 'Phone' }])
  for (const stop of stops) stop()
})

test('announces an existing session for the next kit, but not for one that detached while the code loaded', async () => {
  const link = linkOn()
  const first = kitWith(link)
  await first.adapter.connect({ connectorId })
  first.detach()
  await aMoment()
  expect(registry.get()).toEqual([])
  const again = kitWith(link, { adapter: first.adapter, storedConnectorIds: [connectorId] })
  await again.adapter.reconnect()
  expect((await found()).accounts).toMatchObject([{ address: address() }])
})
