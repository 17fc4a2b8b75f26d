import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWalletConnectKit, linkOf, newBrowser, type WalletConnectKit } from '../test/createWalletConnectKit'

let chain: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  chain = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function createWallet(): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [chain.accounts[0]],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
  })
  open.push(wallet)
  return wallet
}

async function createKit(url = cloud.url, projectId = cloud.projectId): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([chain.chain], url, newBrowser(), { projectId })
  open.push(kit.kit)
  return kit
}

test('rejects with a specific code if the relay is unreachable, and allows a retry', async () => {
  const { pairing, kit } = await createKit('http://127.0.0.1:9')
  pairing.start()
  await expect
    .poll(() => pairing.state.value)
    .toMatchObject({
      status: 'failed',
      error: { code: 'walletconnect/relay-unreachable' },
    })
  expect(kit.getAccount().status).toBe('disconnected')
  await new Promise(resolve => setTimeout(resolve, 1_000))
  pairing.retry()
  expect(pairing.state.value.status).toBe('preparing')
})

test("emits an alert with the relay's reason if it rejects the app", async () => {
  const { alerts, pairing } = await createKit(cloud.url, 'nobody')
  pairing.start()
  await expect
    .poll(() => pairing.state.value)
    .toMatchObject({ status: 'failed', error: { code: 'walletconnect/relay-rejected' } })
  await expect.poll(() => alerts).toContain('alert/APKT007')
})

test('shows a prepared link, which a wallet may already have used', async () => {
  const wallet = await createWallet()
  const { kit, pairing } = await createKit()
  pairing.prepare()
  const uri = await linkOf(pairing)
  expect(kit.getAccount().status).toBe('disconnected')
  await wallet.pair(uri)
  pairing.start()
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
})

test('cancels the link when the modal closes, and ignores later scans', async () => {
  const wallet = await createWallet()
  const { kit, modalKit, pairing } = await createKit()
  void modalKit.modal.open({ view: 'Connect' })
  pairing.start()
  const uri = await linkOf(pairing)
  modalKit.modal.close()
  expect(pairing.state.value).toEqual({ status: 'idle' })
  await wallet.pair(uri).catch(() => {})
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(kit.getAccount().status).toBe('disconnected')
  expect((await kit.walletConnect?.load())?.session).toBeUndefined()
})

test('shows the outcome to a user who returns from the wallet’s app, even if the phone closed the socket', async () => {
  const wallet = await createWallet()
  const { kit, page, pairing } = await createKit()
  pairing.start()
  const uri = await linkOf(pairing)
  page.show(false)
  const { relayer } = await libraryOf(kit)
  // A background page is suspended, so the library's own reconnect never runs.
  relayer.reconnectInProgress = true
  relayer.provider.connection.socket.close()
  await expect.poll(() => relayer.connected).toBe(false)
  await wallet.pair(uri)
  await expect.poll(() => wallet.sessions).toHaveLength(1)
  expect(kit.getAccount().isConnected).toBe(false)

  page.show(true)
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
})

test('leaves no socket or listener behind when a kit is destroyed', async () => {
  const wallet = await createWallet()
  const kit = await createKit()
  const counts = countListeners(kit.page)
  await kit.scan(wallet)
  const { relayer } = await libraryOf(kit.kit)
  const globals = () =>
    Object.keys(globalThis).filter(name => name.startsWith('_walletConnectCore_') && name.includes('127.0.0.1'))
  expect(globals()).not.toEqual([])
  kit.kit.destroy()
  await expect.poll(() => relayer.connected).toBe(false)
  expect(globals()).toEqual([])
  expect(counts()).toBe(0)
})

/** Internals of the library. */
interface LibraryCore {
  readonly relayer: {
    readonly connected: boolean
    readonly provider: { readonly connection: { readonly socket: WebSocket } }
    reconnectInProgress: boolean
  }
}

async function libraryOf(kit: WalletConnectKit['kit']): Promise<LibraryCore> {
  const { provider } = (await kit.walletConnect?.load()) ?? {}
  if (!provider) throw new Error('The library was not loaded.')
  return (provider as { readonly client: { readonly core: LibraryCore } }).client.core
}

/** Counts listeners that were added to the page and its document and not removed. */
function countListeners(page: { readonly document: EventTarget } & EventTarget): () => number {
  let count = 0
  for (const target of [page, page.document]) {
    const { addEventListener: add, removeEventListener: remove } = target
    target.addEventListener = (...args) => {
      count += 1
      add.apply(target, args)
    }
    target.removeEventListener = (...args) => {
      count -= 1
      remove.apply(target, args)
    }
  }
  return () => count
}
