import { createSolanaWallet } from '@openappkit/testing'
import { Keypair } from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { devnet, mainnet } from '../test/networkOf'
import { openPage, type TestPage } from '../test/TestPage'

afterEach(() => vi.unstubAllGlobals())

const { secretKey } = Keypair.generate()
const chains = { [mainnet.caipNetworkId]: { rpcUrl: 'http://127.0.0.1:9' } } as const
const named = (name: string, icon?: string) =>
  createSolanaWallet({ accounts: [{ secretKey }], chains, name, ...(icon === undefined ? {} : { icon }) })

async function looked(page: TestPage = openPage()): Promise<TestKit & { readonly page: TestPage }> {
  const kit = createTestKit([mainnet, devnet])
  await kit.adapter.prefetch()
  return Object.assign(kit, { page })
}

function install(page: TestPage, ...wallets: readonly ReturnType<typeof named>[]): (() => void)[] {
  return wallets.map(wallet => wallet.install(page as never))
}

/** Registers any value, as every script of the page can. */
function register(page: TestPage, wallet: unknown): void {
  const callback = ({ register: add }: { register(wallet: Wallet): void }) => add(wallet as Wallet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
}

test("doesn't search for wallets before intent", async () => {
  const page = openPage()
  const response = vi.fn()
  page.addEventListener('wallet-standard:app-ready', response)
  const kit = createTestKit([mainnet])
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(response).not.toHaveBeenCalled()
  expect(page.listenerCount('wallet-standard:register-wallet')).toBe(0)
  await kit.adapter.prefetch()
  expect(response).toHaveBeenCalledOnce()
})

test('identifies a wallet by its directory id, or else by its name', async () => {
  const page = openPage()
  const names = [
    'Phantom',
    'Solflare',
    'OKX Wallet',
    'Magic Eden',
    'Coinbase Wallet',
    'Trust',
    'Nobody Knows',
    'constructor',
  ]
  install(page, ...names.map(name => named(name)))
  const { state } = await looked(page)
  expect(state.connectors.map(({ id, name, explorerId }) => [name, id, explorerId === id])).toEqual([
    ['Phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', true],
    ['Solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79', true],
    ['OKX Wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709', true],
    ['Magic Eden', '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6', true],
    ['Coinbase Wallet', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa', true],
    ['Trust Wallet', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0', true],
    ['Nobody Knows', 'Nobody Knows', false],
    ['constructor', 'constructor', false],
  ])
  expect(state.connectors.every(({ type, chain }) => type === 'ANNOUNCED' && chain === 'solana')).toBe(true)
})

test("treats wallet metadata as hostile: checks the icon, truncates the name and protects the kit's names", async () => {
  const page = openPage()
  install(
    page,
    named('Script', 'javascript:alert(1)'),
    named('Markup', 'data:text/html,<script>alert(1)</script>'),
    named(`Long ${'x'.repeat(500)}`),
    named('walletConnect'),
    named('WalletConnect'),
    named('ID_AUTH'),
    named('   '),
  )
  const { state } = await looked(page)
  expect(state.connectors.map(({ id, imageUrl }) => [id.slice(0, 8), imageUrl === undefined])).toEqual([
    ['Script', true],
    ['Markup', true],
    ['Long xxx', false],
  ])
  expect(state.connectors[2]?.name).toHaveLength(128)
})

test("ignores values that aren't Solana wallets", async () => {
  const { page, states } = await looked()
  const { accounts, chains: listed, features, icon, version } = named('Real').standard
  const real = { accounts, chains: listed, features, icon, version, name: 'Real' }
  const lacking = (...names: readonly string[]) => ({
    ...real,
    name: `Without ${names}`,
    features: Object.fromEntries(Object.entries(features).filter(([name]) => !names.includes(name))),
  })
  const broken = {
    get name(): string {
      throw new Error('broken')
    },
  }
  for (const wallet of [
    null,
    undefined,
    7,
    {},
    broken,
    { ...real, name: 42 },
    { ...real, name: 'Another chain', chains: ['eip155:1'] },
    { ...real, name: 'Nothing', features: null },
    { ...real, name: 'No accounts', accounts: undefined },
    lacking('standard:events'),
    lacking('standard:connect'),
    lacking('solana:signTransaction', 'solana:signAndSendTransaction'),
    lacking('solana:signTransaction'),
    real,
  ])
    register(page, wallet)
  const ids = states.at(-1)?.connectors.map(({ id }) => id)
  expect(ids).toEqual(['Without solana:signTransaction', 'Real'])
})

test('lists the first of two wallets with the same name, and the second once the first is gone', async () => {
  const { page, states } = await looked()
  const [first, second] = [named('Twin', 'https://one.invalid/i.png'), named('Twin', 'https://two.invalid/i.png')]
  const [removeFirst] = install(page, first, second)
  const images = () => states.at(-1)?.connectors.map(({ imageUrl }) => imageUrl)
  expect(images()).toEqual(['https://one.invalid/i.png'])
  first.withdraw()
  expect(images()).toEqual(['https://two.invalid/i.png'])
  removeFirst?.()
})

test('disconnects a wallet that unregisters, and reconnects it on return', async () => {
  const { page, adapter, states } = await looked()
  const wallet = named('Leaving')
  install(page, wallet)
  await adapter.connect({ connectorId: 'Leaving' })
  wallet.withdraw()
  expect(states.at(-1)).toMatchObject({ status: 'disconnected', connectors: [], connections: [] })
  wallet.announce()
  await expect.poll(() => states.at(-1)).toMatchObject({ status: 'connected', activeConnectorId: 'Leaving' })
})
