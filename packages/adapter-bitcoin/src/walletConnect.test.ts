import { AppKitError } from '@openappkit/appkit-core'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWalletConnectKit, type WalletConnectKit } from '../test/createWalletConnectKit'
import { regtest, testnet } from '../test/regtest'

let chain: BitcoinChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 60 })
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

let next = 0
const connectorId = 'walletConnect'

type BitcoinSide = NonNullable<Parameters<typeof createWalletConnectWallet>[0]['bitcoin']>

async function createWallet(bitcoin: Partial<BitcoinSide> = {}): Promise<WalletConnectWallet> {
  const accounts = chain.accounts.slice(next, next + 2)
  next += 2
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    bitcoin: {
      accounts,
      network: 'regtest',
      esploraUrl: chain.url,
      otherNetworks: { testnet: { esploraUrl: chain.url } },
      ...bitcoin,
    },
  })
  open.push(wallet)
  return wallet
}

async function createKit(storage?: WalletConnectKit['storage']): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([regtest(chain), testnet(chain)], cloud.url, storage)
  open.push(kit.kit)
  return kit
}

async function connected(
  bitcoin: Partial<BitcoinSide> = {},
): Promise<WalletConnectKit & { readonly wallet: WalletConnectWallet; readonly address: string }> {
  const [wallet, page] = await Promise.all([createWallet(bitcoin), createKit()])
  await page.scan(wallet)
  return { ...page, wallet, address: page.kit.getAccount('bip122').address ?? '' }
}

const account = ({ kit }: WalletConnectKit) => kit.getAccount('bip122')

test('connects the Bitcoin accounts of a wallet that scans the code', async () => {
  const { kit, wallet, address } = await connected()
  expect(address).toBe(wallet.addresses['bip122']?.[0])
  expect(kit.connections.list('bip122')).toMatchObject([
    { connectorId, name: 'Test Wallet', caipNetworkId: chain.caipNetworkId, accounts: [{ address, type: 'payment' }] },
  ])
})

test('reconnects the session on reload without a wallet request', async () => {
  const { kit, storage, wallet, address } = await connected()
  kit.destroy()
  const { requests } = wallet
  const before = requests.length
  const again = await createKit(storage)
  await expect.poll(() => account(again)).toMatchObject({ status: 'connected', address })
  expect(requests.length).toBe(before)
})

test('follows a session of another adapter', async () => {
  const page = await createKit()
  const wallet = await createWallet()
  const link = await page.kit.walletConnect?.load()
  const uri = new Promise<string>(resolve => link?.subscribe(change => change.type === 'uri' && resolve(change.uri)))
  const session = link?.connect()
  await wallet.pair(await uri)
  await session
  await expect
    .poll(() => account(page))
    .toMatchObject({ address: wallet.addresses['bip122']?.[0], status: 'connected' })
  await link?.disconnect()
  await expect.poll(() => account(page).status).toBe('disconnected')
})

test.each(['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr'] as const)(
  'pays from %s with a transaction that the app creates if the session only allows signing',
  async paymentType => {
    const [wallet, page] = await Promise.all([createWallet({ paymentType }), createKit()])
    wallet.share({ methods: ['signPsbt', 'getAccountAddresses'] })
    await page.scan(wallet)
    const to = chain.accounts.at(-1)?.p2tr ?? ''
    const { hash } = await (await page.adapter.transfers()).sendTransaction({
      to,
      value: 44_444n,
      caipNetwork: regtest(chain),
    })
    expect((await chain.transaction(hash))?.outputs).toContainEqual({ address: to, value: 44_444n })
    expect(wallet.requests.map(({ method }) => method)).not.toContain('sendTransfer')
  },
)

test('sends no request for an invalid transfer or a method that the session lacks', async () => {
  const [wallet, page] = await Promise.all([createWallet(), createKit()])
  wallet.share({ methods: ['getAccountAddresses'] })
  await page.scan(wallet)
  const before = wallet.requests.length
  const to = chain.accounts.at(-1)?.p2tr ?? ''
  const sending = (await page.adapter.transfers()).sendTransaction({ to, value: 1n, caipNetwork: regtest(chain) })
  await expect(sending).rejects.toMatchObject({ code: 'amount/dust' })
  const signing = page.adapter.signMessage({ message: 'Hello', address: account(page).address ?? '' })
  await expect(signing).rejects.toMatchObject({ code: 'wallet/unsupported' })
  expect(wallet.requests).toHaveLength(before)
})

test('rejects a session without a Bitcoin account', async () => {
  const { kit, adapter } = await createKit()
  const link = {
    session: { topic: 'x', expiry: 0, peer: { name: 'Other' }, namespaces: {}, properties: {} },
    connect: async () => link.session,
    reconnect: async () => link.session,
    subscribe: () => () => {},
    defaultChain: () => undefined,
  }
  const detach = adapter.attach({
    ...hostOf(kit),
    walletConnect: { load: async () => link as never },
  })
  kit.destroy()
  await expect(adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  detach()
})

test.each(['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr'] as const)(
  'signs valid messages and sends transfers with %s payments',
  async paymentType => {
    const { adapter, address } = await connected({ paymentType })
    const message = 'Hello, wörld 👋'
    const { signature } = await adapter.signMessage({ message, address })
    expect(Verifier.verifySignature(address, message, signature)).toBe(true)
    const to = chain.accounts.at(-1)?.p2wpkh ?? ''
    const before = await chain.balanceOf(to)
    const { hash } = await (await adapter.transfers()).sendTransaction({
      to,
      value: 55_555n,
      caipNetwork: regtest(chain),
    })
    expect((await chain.transaction(hash))?.outputs).toContainEqual({ address: to, value: 55_555n })
    expect(await chain.balanceOf(to)).toBe(before + 55_555n)
  },
)

test('reports a rejection by the user', async () => {
  const { adapter, address, wallet } = await connected()
  wallet.reject('sign')
  const code = 'wallet/rejected'
  await expect(adapter.signMessage({ message: 'Hello', address })).rejects.toMatchObject({ code })
  wallet.reject('send')
  const to = chain.accounts.at(-1)?.p2wpkh ?? ''
  const sending = (await adapter.transfers()).sendTransaction({ to, value: 55_555n, caipNetwork: regtest(chain) })
  await expect(sending).rejects.toMatchObject({ code })
})

test('follows account and network changes in the wallet', async () => {
  const page = await connected()
  await page.wallet.switchAccount(1)
  await expect.poll(() => account(page).address).toBe(page.wallet.addresses['bip122']?.[0])
  expect(account(page).address).not.toBe(page.address)
  await page.wallet.switchChain(testnet(chain).caipNetworkId)
  await expect.poll(() => account(page).address).toMatch(/^tb1/u)
  await page.adapter.switchNetwork(regtest(chain))
  await expect.poll(() => account(page).address).toMatch(/^bcrt1/u)
})

test('ends the session from the wallet or the app', async () => {
  const page = await connected()
  await page.wallet.disconnect()
  await expect.poll(() => account(page)).toMatchObject({ status: 'disconnected', address: undefined })
  await page.scan(page.wallet)
  await page.adapter.disconnect({ connectorId })
  await expect.poll(() => page.wallet.sessions).toEqual([])
  expect(account(page).status).toBe('disconnected')
})

test("doesn't list WalletConnect without a client", async () => {
  const { kit, adapter } = await createKit()
  kit.destroy()
  await expect(adapter.connect({ connectorId })).rejects.toBeInstanceOf(AppKitError)
})

function hostOf(kit: WalletConnectKit['kit']): Parameters<WalletConnectKit['adapter']['attach']>[0] {
  const { networks } = kit.chains.require('bip122')
  return {
    networks,
    network: networks[0],
    address: undefined,
    accountType: undefined,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: false },
    walletConnect: undefined,
    storedConnectorIds: [],
    onState() {},
  }
}
