import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { disconnect, getCapabilities, sendTransaction, signMessage, signTypedData, switchChain } from '@wagmi/core'
import { parseEther, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWalletConnectKit, linkOf, newBrowser, type WalletConnectKit } from '../test/createWalletConnectKit'

let first: EvmChain
let second: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  ;[first, second] = await Promise.all([startEvmChain(), startEvmChain({ chainId: 31_338 })])
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([first.stop(), second.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function createWallet(
  options: Partial<Parameters<typeof createWalletConnectWallet>[0]> = {},
): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [first.accounts[0], ...first.accounts.slice(1, 2)],
    chains: { [first.chainId]: { rpcUrl: first.url }, [second.chainId]: { rpcUrl: second.url } },
    ...options,
  })
  open.push(wallet)
  return wallet
}

async function createKit(
  browser = newBrowser(),
  options: Parameters<typeof createWalletConnectKit>[3] = {},
): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([first.chain, second.chain], cloud.url, browser, options)
  open.push(kit.kit)
  return kit
}

async function connected(
  options: Partial<Parameters<typeof createWalletConnectWallet>[0]> = {},
): Promise<WalletConnectKit & { readonly wallet: WalletConnectWallet }> {
  const [wallet, page] = await Promise.all([createWallet(options), createKit()])
  await page.scan(wallet)
  return { ...page, wallet }
}

test('connects a wallet that scans the code, under its own name and on every approved chain', async () => {
  const { kit, wallet, events, pairing } = await connected({
    name: 'Phone Wallet',
    icon: 'https://wallet.invalid/icon.png',
  })
  expect(kit.getAccount()).toMatchObject({ address: wallet.accounts[0], isConnected: true, status: 'connected' })
  expect(kit.connections.list('eip155')).toMatchObject([
    {
      connectorId: 'walletConnect',
      name: 'Phone Wallet',
      icon: 'https://wallet.invalid/icon.png',
      approvedNetworks: [`eip155:${first.chainId}`, `eip155:${second.chainId}`],
    },
  ])
  await expect.poll(() => pairing.state.value.status).toBe('connected')
  expect(events.filter(({ event }) => event === 'CONNECT_SUCCESS')).toEqual([
    { event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Unknown' } },
  ])
})

test('lists the connector as WalletConnect without loading the library', async () => {
  const { kit } = await createKit()
  await expect
    .poll(() => kit.connectors.find('walletConnect'))
    .toMatchObject({ type: 'WALLET_CONNECT', name: 'WalletConnect' })
  expect((await kit.walletConnect?.load())?.provider).toBeUndefined()
})

test('signs messages and typed data with the wallet', async () => {
  const { adapter, wallet } = await connected()
  const [address = '0x'] = wallet.accounts
  const { signature } = await adapter.signMessage({ message: 'hello', address })
  expect(await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })).toBe(address)

  const typed = {
    domain: { name: 'Test', chainId: first.chainId },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const signed = await signTypedData(adapter.wagmiConfig, typed)
  expect(await recoverTypedDataAddress({ ...typed, signature: signed })).toBe(address)
})

test('sends a transaction with the wallet, and a block includes it', async () => {
  const { adapter, wallet } = await connected()
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash = await sendTransaction(adapter.wagmiConfig, { to, value: parseEther('0.5') })
  expect(await first.waitForReceipt(hash)).toMatchObject({ status: 'success', from: wallet.accounts[0]?.toLowerCase() })
  expect(await first.balanceOf(to)).toBe(parseEther('0.5'))
})

test('rejects a declined request with code 4001, including the wallet code 5000', async () => {
  const { adapter, wallet } = await connected()
  const [address = '0x'] = wallet.accounts
  wallet.reject('sign')
  await expect(signMessage(adapter.wagmiConfig, { message: 'no' })).rejects.toMatchObject({ code: 4001 })
  wallet.fail({ code: 5000, message: 'User rejected.' }, 'sign')
  await expect(adapter.signMessage({ message: 'no', address })).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('reports a declined proposal as a state, and allows a new link after a second', async () => {
  const [wallet, { pairing, kit, events }] = await Promise.all([createWallet(), createKit()])
  wallet.reject('connect')
  pairing.start()
  const uri = await linkOf(pairing)
  await wallet.pair(uri)
  await expect.poll(() => pairing.state.value.status).toBe('declined')
  expect(kit.getAccount().status).toBe('disconnected')
  expect(events.some(({ event }) => event === 'CONNECT_ERROR')).toBe(true)

  await new Promise(resolve => setTimeout(resolve, 1_000))
  pairing.retry()
  const next = await linkOf(pairing)
  expect(next).not.toBe(uri)
  await wallet.pair(next)
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
})

test('switches between two chains of a session without a wallet request', async () => {
  const { adapter, wallet, kit } = await connected()
  const requestCount = wallet.requests.length
  await switchChain(adapter.wagmiConfig, { chainId: second.chainId })
  expect(wallet.requests).toHaveLength(requestCount)
  expect(kit.chains.get()?.caipNetworkId).toBe(`eip155:${second.chainId}`)
  const provider = (await adapter.getProvider('walletConnect')) as { request(request: unknown): Promise<unknown> }
  expect(await provider.request({ method: 'eth_chainId' })).toBe(`0x${second.chainId.toString(16)}`)
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash = await sendTransaction(adapter.wagmiConfig, { to, value: 7n })
  expect(await second.waitForReceipt(hash)).toMatchObject({ status: 'success' })
})

test('follows a wallet that switches to another chain or account', async () => {
  const { kit, wallet } = await connected()
  await wallet.switchChain(second.chainId)
  await expect.poll(() => kit.chains.get()?.caipNetworkId).toBe(`eip155:${second.chainId}`)
  const chosen = wallet.accounts[1]
  await wallet.switchAccount(1)
  await expect.poll(() => kit.getAccount().address).toBe(chosen)
})

test("requests a missing chain, and adds it with the app's own endpoints if it is unknown", async () => {
  const wallet = await createWallet({ chains: { [first.chainId]: { rpcUrl: first.url } } })
  const page = await createKit()
  await page.scan(wallet)
  expect(page.kit.connections.active('eip155')?.approvedNetworks).toEqual([`eip155:${first.chainId}`])
  await page.adapter.switchNetwork({
    ...second.chain,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${second.chainId}`,
  })
  expect(wallet.requests.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['wallet_switchEthereumChain', 'wallet_addEthereumChain']),
  )
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(JSON.stringify(added)).toContain(second.url)
  expect(page.kit.chains.get()?.caipNetworkId).toBe(`eip155:${second.chainId}`)
  expect(page.kit.connections.active('eip155')?.approvedNetworks).toContain(`eip155:${second.chainId}`)
})

test('rejects a declined switch with a UserRejectedError and keeps the network', async () => {
  const wallet = await createWallet({ chains: { [first.chainId]: { rpcUrl: first.url } } })
  const page = await createKit()
  await page.scan(wallet)
  wallet.reject('wallet_addEthereumChain')
  await expect(
    page.adapter.switchNetwork({
      ...second.chain,
      chainNamespace: 'eip155',
      caipNetworkId: `eip155:${second.chainId}`,
    }),
  ).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(page.kit.chains.get()?.caipNetworkId).toBe(`eip155:${first.chainId}`)
})

test('reads capabilities from the session, else from the wallet, and returns none without the method', async () => {
  const { adapter, wallet } = await connected({
    capabilities: { [first.chainId]: { atomic: { status: 'supported' } } },
  })
  const [account = '0x'] = wallet.accounts
  expect(await getCapabilities(adapter.wagmiConfig, { account })).toMatchObject({
    [first.chainId]: { atomic: { status: 'supported' } },
  })
})

test('reconnects the session on reload, without a flash of disconnected or a wallet request', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit(browser)
  await before.scan(wallet)
  await switchChain(before.adapter.wagmiConfig, { chainId: second.chainId })
  before.kit.destroy()
  const requestCount = wallet.requests.length

  const after = await createKit(browser)
  const seen: string[] = []
  seen.push(after.kit.getAccount().status)
  after.kit.subscribe(() => seen.push(after.kit.getAccount().status))
  await expect.poll(() => after.kit.getAccount().isConnected).toBe(true)
  expect(seen).not.toContain('disconnected')
  expect(after.kit.getAccount().address).toBe(wallet.accounts[0])
  expect(after.kit.chains.get()?.caipNetworkId).toBe(`eip155:${second.chainId}`)
  expect(wallet.requests).toHaveLength(requestCount)
  expect(await after.adapter.signMessage({ message: 'again', address: wallet.accounts[0] ?? '' })).toHaveProperty(
    'signature',
  )
})

test('disconnects the app when the wallet ends the session', async () => {
  const { kit, wallet } = await connected()
  await wallet.disconnect()
  await expect.poll(() => kit.getAccount().status).toBe('disconnected')
  expect(kit.connections.list('eip155')).toEqual([])
})

test("doesn't reconnect a session that the wallet ended while the app was closed", async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit(browser)
  await before.scan(wallet)
  before.kit.destroy()
  await wallet.disconnect()
  const after = await createKit(browser)
  await expect.poll(() => after.kit.getAccount().status).toBe('disconnected')
})

test('ends the session on both sides on disconnect, and keeps it ended after a reload', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit(browser)
  await before.scan(wallet)
  await before.kit.disconnect()
  expect(before.kit.getAccount().status).toBe('disconnected')
  await expect.poll(() => wallet.sessions).toEqual([])
  before.kit.destroy()
  const after = await createKit(browser)
  await after.adapter.prefetch()
  expect(after.kit.getAccount().status).toBe('disconnected')
  expect((await after.kit.walletConnect?.load())?.provider).toBeUndefined()
})

test('leaves no session in the wallet if the page navigates right after disconnecting', async () => {
  const { adapter, kit, wallet } = await connected()
  let isGone = false
  adapter.wagmiConfig.subscribe(
    ({ status }) => status,
    () => {
      isGone = true
      kit.destroy()
    },
  )
  await kit.disconnect()
  expect(isGone).toBe(true)
  await expect.poll(() => wallet.sessions).toEqual([])
})

test('creates a new session for a request made while the last one is ending', async () => {
  const { kit, wallet } = await connected()
  const link = await kit.walletConnect?.load()
  if (!link) throw new Error('WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.')
  const topic = link.session?.topic
  let uri = ''
  link.subscribe(change => {
    if (change.type === 'uri') uri = change.uri
  })
  const leaving = link.disconnect()
  const coming = link.connect()
  await leaving
  await expect.poll(() => uri).toContain('wc:')
  await wallet.pair(uri)
  expect((await coming).topic).not.toBe(topic)
  expect(wallet.sessions).toHaveLength(1)
})

test('ends the session on wagmi’s own disconnect', async () => {
  const { adapter, kit, wallet } = await connected()
  await disconnect(adapter.wagmiConfig)
  await expect.poll(() => wallet.sessions).toEqual([])
  expect(kit.getAccount().status).toBe('disconnected')
})

test('receives the answer of a wallet that was offline', async () => {
  const { adapter, wallet } = await connected()
  const [address = '0x'] = wallet.accounts
  await wallet.goOffline()
  const signing = adapter.signMessage({ message: 'later', address })
  await wallet.goOnline()
  const { signature } = await signing
  expect(await recoverMessageAddress({ message: 'later', signature: signature as `0x${string}` })).toBe(address)
})

test('reconnects to a relay that restarts during a session', async () => {
  const { adapter, wallet } = await connected()
  const [address = '0x'] = wallet.accounts
  await cloud.restartRelay()
  const { signature } = await adapter.signMessage({ message: 'again', address })
  expect(await recoverMessageAddress({ message: 'again', signature: signature as `0x${string}` })).toBe(address)
}, 40_000)
