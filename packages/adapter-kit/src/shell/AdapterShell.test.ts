import type { AdapterHost, AdapterState, CaipNetwork, TransferAdapter } from '@openappkit/appkit-core'
import { expect, test, vi } from 'vitest'
import type { AdapterActions, ConnectedState } from './AdapterActions'
import { StandardShell } from './StandardShell'

const network = (reference: number): CaipNetwork => ({
  id: reference,
  name: `Network ${reference}`,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${reference}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

const connected: ConnectedState = {
  connections: [{ connectorId: 'one', accounts: [] }],
  activeConnectorId: 'one',
  address: '0xab',
  chainId: 1,
}

function createActions() {
  const connectors = [{ id: 'one', name: 'One', type: 'ANNOUNCED', chain: 'eip155' }] as const
  return {
    connected: undefined as ConnectedState | undefined,
    connectors: () => connectors,
    attach: vi.fn(),
    detach: vi.fn(),
    leave: vi.fn(),
    follow: vi.fn(),
    refresh: vi.fn(),
    reconnect: vi.fn(async (_: AbortSignal) => {}),
    connect: vi.fn(async () => ({ address: '0xab', chainId: 1, accounts: [] })),
    disconnect: vi.fn(async () => {}),
    switchConnection: vi.fn(),
    switchNetwork: vi.fn(),
    getProvider: vi.fn(() => 'provider'),
    signMessage: vi.fn(async () => ({ signature: '0x' })),
    transfers: () => transfers,
  } satisfies AdapterActions
}

const transfers = {} as TransferAdapter

class TestAdapter extends StandardShell<ReturnType<typeof createActions>> {
  readonly namespace = 'eip155' as const
  readonly adapterType = 'test'
  readonly chainName = 'Test'
  readonly capabilities = new Set<never>()
  readonly networks = []
  readonly made = createActions()
  loads = 0
  fail: Error | undefined

  get knownIds(): readonly string[] {
    return this.known.list.map(({ caipNetworkId }) => caipNetworkId)
  }

  changed(state: ConnectedState | undefined): void {
    this.made.connected = state
    this.project()
  }

  protected async load() {
    this.loads += 1
    if (this.fail) throw this.fail
    return () => this.made
  }
}

function createHost(more: Partial<AdapterHost> = {}) {
  const states: AdapterState[] = []
  const host: AdapterHost = {
    networks: [network(1)],
    network: network(1),
    address: '0xab',
    accountType: undefined,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true },
    walletConnect: undefined,
    storedConnectorIds: [],
    onState: state => void states.push(state),
    ...more,
  }
  return { host, states }
}

test('reports disconnected immediately on attach, and loads nothing', () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost()
  adapter.attach(host)
  expect(states).toMatchObject([{ status: 'disconnected', connectors: [], connections: [], address: undefined }])
  expect(adapter.loads).toBe(0)
})

test('creates the actions once, for present and future kits', async () => {
  const adapter = new TestAdapter()
  const [first, second] = [createHost(), createHost()]
  adapter.attach(first.host)
  await Promise.all([adapter.prefetch(), adapter.prefetch()])
  adapter.attach(second.host)
  expect(adapter.made.attach.mock.calls).toEqual([[first.host], [second.host]])
  expect(first.states.at(-1)?.connectors).toHaveLength(1)
})

test('retries a failed load on the next call', async () => {
  const adapter = new TestAdapter()
  adapter.fail = new Error('offline')
  await expect(adapter.transfers()).rejects.toBe(adapter.fail)
  adapter.fail = undefined
  expect(await adapter.transfers()).toBe(transfers)
})

test('emits only changed states', async () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost()
  adapter.attach(host)
  await adapter.prefetch()
  adapter.changed(connected)
  const emitted = states.length
  adapter.changed({ ...connected })
  expect(states).toHaveLength(emitted)
  adapter.changed({ ...connected, chainId: 2 })
  expect(states.at(-1)).toMatchObject({ status: 'connected', chainId: 2 })
})

test('reports reconnecting until the wallet of the last visit has been tried', async () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost({ storedConnectorIds: ['one'] })
  adapter.attach(host)
  expect(states.at(-1)).toMatchObject({ status: 'reconnecting', activeConnectorId: 'one', address: '0xab', chainId: 1 })
  await Promise.all([adapter.reconnect(), adapter.reconnect()])
  expect(adapter.made.reconnect).toHaveBeenCalledTimes(1)
  expect(states.at(-1)).toMatchObject({ status: 'disconnected', activeConnectorId: undefined, address: undefined })
})

test('never reports reconnecting if reconnect is off', () => {
  const { host, states } = createHost({ storedConnectorIds: ['one'] })
  new TestAdapter().attach({ ...host, wallets: { ...host.wallets, reconnect: false } })
  expect(states).toMatchObject([{ status: 'disconnected' }])
})

test('reports connecting until the latest connect is answered or aborted', async () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost()
  adapter.attach(host)
  const status = () => states.at(-1)?.status
  const hang = () => new Promise<never>(() => {})
  await adapter.prefetch()
  adapter.made.connect.mockImplementation(hang)
  const [first, second] = [new AbortController(), new AbortController()]
  void adapter.connect({ connectorId: 'one', signal: first.signal })
  void adapter.connect({ connectorId: 'two', signal: second.signal })
  first.abort()
  expect(status()).toBe('connecting')
  second.abort()
  expect(status()).toBe('disconnected')
  adapter.made.connect.mockRejectedValueOnce(new Error('no'))
  await expect(adapter.connect({ connectorId: 'one' })).rejects.toThrow('no')
  expect(status()).toBe('disconnected')
})

test('prompts the wallet in the task of the click once loaded', async () => {
  const adapter = new TestAdapter()
  await adapter.prefetch()
  void adapter.connect({ connectorId: 'one' })
  expect(adapter.made.connect).toHaveBeenCalledTimes(1)
})

test('stops the reconnect and the listeners with the last kit, and starts over with the next one', async () => {
  const adapter = new TestAdapter()
  const [first, second] = [createHost({ storedConnectorIds: ['one'] }), createHost()]
  const detaches = [first, second].map(({ host }) => adapter.attach(host))
  await adapter.prefetch()
  adapter.made.reconnect.mockImplementationOnce(() => new Promise(() => {}))
  void adapter.reconnect()
  detaches[0]?.()
  expect(adapter.made.leave).not.toHaveBeenCalled()
  detaches[1]?.()
  detaches[1]?.()
  expect(adapter.made.leave).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(adapter.made.reconnect.mock.calls[0]?.[0].aborted).toBe(true), { timeout: 15_000 })

  const emitted = first.states.length
  adapter.changed(connected)
  expect(first.states).toHaveLength(emitted)
  adapter.attach(first.host)
  void adapter.reconnect()
  await vi.waitFor(() => expect(adapter.made.reconnect).toHaveBeenCalledTimes(2), { timeout: 15_000 })
  expect(adapter.made.reconnect.mock.calls[1]?.[0].aborted).toBe(false)
})

test('shares a running reconnect with a kit that attaches', async () => {
  const adapter = new TestAdapter()
  const detachFirst = adapter.attach(createHost().host)
  await adapter.prefetch()
  adapter.made.reconnect.mockImplementationOnce(() => new Promise(() => {}))
  void adapter.reconnect()
  const detachSecond = adapter.attach(createHost().host)
  const [signal] = adapter.made.reconnect.mock.calls[0] ?? []
  detachFirst()
  expect(signal?.aborted).toBe(false)
  detachSecond()
  expect(signal?.aborted).toBe(true)
})

test('ignores the end of a reconnect whose kits have detached', async () => {
  const adapter = new TestAdapter()
  let end = () => {}
  const detach = adapter.attach(createHost().host)
  await adapter.prefetch()
  adapter.made.reconnect.mockImplementationOnce(() => new Promise(resolve => (end = resolve)))
  const ended = adapter.reconnect()
  detach()
  const { host, states } = createHost({ storedConnectorIds: ['one'] })
  adapter.attach(host)
  end()
  await ended
  expect(states.at(-1)?.status).toBe('reconnecting')
})

test('lets each kit decide whether it expects a wallet', () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost({ storedConnectorIds: ['one'] })
  adapter.attach({ ...host, wallets: { ...host.wallets, reconnect: false } })
  const other = createHost({ storedConnectorIds: ['one'] })
  adapter.attach({ ...other.host, storedConnectorIds: [] })
  expect([...states, ...other.states]).toMatchObject([{ status: 'disconnected' }, { status: 'disconnected' }])
})

test('sends no state to a detached kit, even if it detaches before the code loads', async () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost()
  adapter.attach(host)()
  adapter.setNetworks([network(2)])
  await adapter.prefetch()
  expect(adapter.made.attach).not.toHaveBeenCalled()
  expect(states).toHaveLength(1)
})

test('never reports a connect that was aborted before it started', () => {
  const adapter = new TestAdapter()
  const { host, states } = createHost()
  adapter.attach(host)
  void adapter.connect({ connectorId: 'one', signal: AbortSignal.abort() })
  expect(states.map(({ status }) => status)).toEqual(['disconnected'])
})

test('lists the networks of several kits once, until they are replaced', async () => {
  const adapter = new TestAdapter()
  adapter.attach(createHost({ networks: [network(1), network(2)] }).host)
  adapter.attach(createHost({ networks: [network(3), network(1)] }).host)
  expect(adapter.knownIds).toEqual(['eip155:3', 'eip155:1', 'eip155:2'])
  await adapter.prefetch()
  adapter.setNetworks([network(4)])
  expect(adapter.knownIds).toEqual(['eip155:4'])
  expect(adapter.made.refresh).toHaveBeenCalledTimes(1)
})

test('follows a session, and loads the code for it', async () => {
  const adapter = new TestAdapter()
  const link = {} as Parameters<TestAdapter['followWalletConnect']>[0]
  adapter.followWalletConnect(link)
  await vi.waitFor(() => expect(adapter.made.follow).toHaveBeenCalledWith(link), { timeout: 15_000 })
})

test('passes the other calls on unchanged', async () => {
  const adapter = new TestAdapter()
  await adapter.disconnect({ connectorId: 'one' })
  await adapter.switchConnection({ connectorId: 'one', address: '0xab' })
  await adapter.switchNetwork(network(2))
  expect(await adapter.getProvider('one')).toBe('provider')
  expect(await adapter.signMessage({ message: 'hi', address: '0xab' })).toEqual({ signature: '0x' })
  const { disconnect, getProvider, signMessage, switchConnection, switchNetwork } = adapter.made
  expect(disconnect).toHaveBeenCalledWith({ connectorId: 'one' })
  expect(switchConnection).toHaveBeenCalledWith({ connectorId: 'one', address: '0xab' })
  expect(switchNetwork).toHaveBeenCalledWith(network(2))
  expect(getProvider).toHaveBeenCalledWith('one')
  expect(signMessage).toHaveBeenCalledWith({ message: 'hi', address: '0xab' })
})
