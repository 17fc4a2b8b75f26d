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
/** The registry of the page's other libraries. There is one for all, and it listens for ever, as on any page. */
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
  // A kit that is gone leaves nothing behind, whatever it was in the middle of.
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

/** What the page's other libraries find, once there is something. */
const found = (): Promise<Announced> =>
  vi.waitFor(() => {
    const [wallet] = registry.get()
    if (!wallet) throw new Error('Nothing is registered.')
    return wallet as Announced
  })

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

/** Long enough for a chunk that somebody asked for. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 100))

test('without the option nothing is registered, and no code for it is loaded', async () => {
  const heard = vi.fn()
  page.addEventListener('wallet-standard:register-wallet', heard)
  const kit = createTestKit([networkOf(chain)], { walletConnect: { load: async () => linkOn() } })
  open.push(kit)
  await kit.adapter.connect({ connectorId })
  await aMoment()
  page.removeEventListener('wallet-standard:register-wallet', heard)
  expect(kit.state.status).toBe('connected')
  expect(heard).not.toHaveBeenCalled()
  expect(registry.get()).toEqual([])
})

test('with it, nothing is registered before there is a session', async () => {
  const kit = kitWith(linkOn())
  await kit.adapter.prefetch()
  await aMoment()
  expect(registry.get()).toEqual([])
})

test('a session is a wallet of the page, with its accounts, keys and networks', async () => {
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
  // Readers compare by identity.
  expect(wallet.accounts).toBe(wallet.accounts)
})

test('what the phone signs by it verifies', async () => {
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
  // Both were one question to the phone's owner.
  expect(link.requests.map(({ method }) => method)).toEqual(['solana_signMessage', 'solana_signAllTransactions'])
})

test('transactions arrive, also where the wallet only signs', async () => {
  const connection = new Connection(chain.url, 'confirmed')
  const link = linkOn({ methods: ['solana_signTransaction'] })
  const { wallet } = await announced(link)
  expect(Object.keys(wallet.features)).not.toContain('solana:signMessage')
  const { to, bytes } = await transfer()
  const account = accountOf(wallet)
  const { signAndSendTransaction } = wallet.features['solana:signAndSendTransaction']
  const [sent] = await signAndSendTransaction({ account, transaction: bytes, chain: chain.caipNetworkId as never })
  await vi.waitFor(async () => expect(await connection.getBalance(to)).toBe(1_000_000))
  expect(await connection.getSignatureStatus(encodeBase58(sent?.signature ?? new Uint8Array()))).toMatchObject({
    value: { err: null },
  })
})

test('a wallet that sends by itself is asked to, on the network that the library named', async () => {
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

test('of several transactions, those that were sent before one failed are told', async () => {
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
    code: 'transaction/partly-sent',
    details: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/u),
    cause: { code: 'wallet/rejected' },
  })
})

test('nothing unfit reaches the phone: not another account, network, or what isn’t bytes', async () => {
  const { wallet, link } = await announced()
  const account = accountOf(wallet)
  const { bytes } = await transfer()
  const message = new Uint8Array([1])
  const sign = wallet.features['solana:signTransaction'].signTransaction as (...inputs: unknown[]) => Promise<unknown>
  const signMessage = wallet.features['solana:signMessage'].signMessage as (...inputs: unknown[]) => Promise<unknown>
  const stranger = { ...account, address: address(1) }
  const refused: [Promise<unknown>, string][] = [
    [signMessage({ account, message }, { account: stranger, message }), 'wallet/account-not-shared'],
    [signMessage({ message }), 'wallet/account-not-shared'],
    [signMessage({ account, message: 'text' }), 'message/unreadable'],
    [sign({ account, transaction: bytes, chain: 'solana:mainnet' }), 'network/mismatch'],
    [sign({ account, transaction: bytes, chain: 'constructor' }), 'network/mismatch'],
    [sign({ account, transaction: 'text' }), 'transaction/unreadable'],
  ]
  for (const [asked, code] of refused) await expect(asked).rejects.toMatchObject({ code })
  expect(link.requests).toEqual([])
})

test('a refusal on the phone is a refusal here', async () => {
  const { wallet, link } = await announced()
  vi.spyOn(link, 'request').mockRejectedValueOnce({ code: 4001, message: 'No' })
  const input = { account: accountOf(wallet), message: new Uint8Array([1]) }
  const signing = wallet.features['solana:signMessage'].signMessage(input)
  await expect(signing).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('the account that the visitor or the phone chooses comes first, and listeners hear of it once', async () => {
  const accounts = [0, 1].map(index => `${chain.caipNetworkId}:${address(index)}` as const)
  const { kit, link, wallet } = await announced(linkOn({ accounts }))
  const heard = vi.fn()
  const stop = wallet.features['standard:events'].on('change', heard)
  // What fails in one library doesn't keep the others from hearing.
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  wallet.features['standard:events'].on('change', () => {
    throw new Error('a library’s own')
  })
  await kit.adapter.switchConnection({ connectorId, address: address(1) })
  expect(wallet.accounts.map(one => one.address)).toEqual([address(1), address(0)])
  expect(heard.mock.calls).toEqual([[{ accounts: wallet.accounts }]])
  expect(report).toHaveBeenCalledOnce()
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [address(1)] })
  link.emit({ type: 'accounts', namespace: 'solana', addresses: [address(0)] })
  expect(accountOf(wallet).address).toBe(address(0))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  await kit.adapter.switchConnection({ connectorId, address: address(1) })
  expect(heard).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(globalThis, 'reportError')
})

test('a session that ends takes the wallet with it, and who kept it hears that it is gone', async () => {
  const { link, wallet } = await announced()
  const [account, heard] = [accountOf(wallet), vi.fn()]
  wallet.features['standard:events'].on('change', heard)
  const { signMessage } = wallet.features['solana:signMessage']
  link.end()
  expect(heard.mock.calls).toEqual([[{ accounts: [] }]])
  expect(wallet.accounts).toEqual([])
  expect(registry.get()).toEqual([])
  const code = 'wallet/not-connected'
  await expect(signMessage({ account, message: new Uint8Array([1]) })).rejects.toMatchObject({ code })
  await expect(wallet.features['standard:connect'].connect()).rejects.toMatchObject({ code })
  expect(await wallet.features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] })
  await wallet.features['standard:disconnect'].disconnect()
  expect(link.requests).toEqual([])
})

test('over sessions that come and go it is one wallet, registered once at a time', async () => {
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

test('a session of the last visit is announced as well', async () => {
  const kit = kitWith(linkOn().store(), { storedConnectorIds: [connectorId], address: address() })
  await kit.adapter.reconnect()
  expect((await found()).accounts).toMatchObject([{ address: address() }])
})

test('a library that disconnects ends the session for the kit', async () => {
  const { kit, link, wallet } = await announced()
  await wallet.features['standard:disconnect'].disconnect()
  expect(link.session).toBeUndefined()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  expect(registry.get()).toEqual([])
})

test('no kit lists it: not its own, not another one, whatever it is called', async () => {
  const { kit, wallet } = await announced()
  const second = createTestKit([networkOf(chain)])
  open.push(second)
  await second.adapter.prefetch()
  expect(kit.state.connectors.map(({ id }) => id)).toEqual([connectorId])
  expect(second.state.connectors).toEqual([])
  // It isn't its name that keeps it out. Without the mark, which names and features don't show, it would be listed.
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

test('a kit that comes back announces a session that is still there; one that went away while the code loaded announces none', async () => {
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
