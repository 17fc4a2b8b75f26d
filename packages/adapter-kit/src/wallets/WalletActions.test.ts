import type { CaipNetwork, TransferAdapter } from '@openappkit/appkit-core'
import { attachAdapter, type TestHost } from '@openappkit/appkit-core/testing'
import { expect, test, vi } from 'vitest'
import { StandardShell } from '../shell/StandardShell'
import type { PageWallet, WalletSource } from './PageWallet'
import { WalletActions } from './WalletActions'

const network = (reference: string): CaipNetwork => ({
  id: reference,
  name: reference,
  chainNamespace: 'solana',
  caipNetworkId: `solana:${reference}`,
  nativeCurrency: { name: 'Marble', symbol: 'MRB', decimals: 3 },
  rpcUrls: { default: { http: [] } },
})
const [one, two] = [network('one'), network('two')]

/** Fake wallet that shares an account for each letter of `granted` once it is connected. */
class FakeWallet implements PageWallet {
  readonly listeners = new Set<() => void>()
  shared = ''
  network = one.id
  readonly connect = vi.fn(async ({ silent }: { readonly silent: boolean }): Promise<void> => {
    if (!silent) this.share(this.granted)
  })
  readonly disconnect = vi.fn(async () => this.share(''))

  constructor(
    readonly id: string,
    public granted: string,
  ) {}

  get name(): string {
    return `Wallet ${this.id}`
  }

  accounts(): readonly { readonly address: string }[] {
    return [...this.shared].map(address => ({ address }))
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  share(addresses: string): void {
    this.shared = addresses
    for (const listener of this.listeners) listener()
  }
}

class FakePage implements WalletSource<FakeWallet> {
  list: readonly FakeWallet[]
  readonly listeners = new Set<() => void>()

  constructor(...wallets: readonly FakeWallet[]) {
    this.list = wallets
  }

  listen(onChange: () => void): () => void {
    this.listeners.add(onChange)
    return () => void this.listeners.delete(onChange)
  }

  set(...wallets: readonly FakeWallet[]): void {
    this.list = wallets
    for (const listener of this.listeners) listener()
  }
}

class FakeActions extends WalletActions<FakeWallet> {
  wallets = new FakePage()

  switchNetwork({ id }: CaipNetwork): void {
    const { wallet } = this.live.require()
    wallet.network = String(id)
    this.live.refresh()
  }

  transfers(): TransferAdapter {
    throw new Error('not needed')
  }

  protected describe({ wallet }: { readonly wallet: FakeWallet }) {
    return { caipNetworkId: `solana:${wallet.network}` as const, name: wallet.name }
  }

  protected async sign(wallet: FakeWallet, message: string, address: string): Promise<string> {
    if (message === '') throw new Error('nothing to sign')
    return `${message} by ${address} of ${wallet.id}`
  }
}

class FakeAdapter extends StandardShell<FakeActions> {
  readonly namespace = 'solana' as const
  readonly adapterType = 'fake'
  readonly chainName = 'Fake'
  readonly capabilities = new Set<never>()
  readonly networks = []

  constructor(readonly page: FakePage) {
    super()
  }

  protected async load(): Promise<() => FakeActions> {
    return () => {
      const actions = new FakeActions(this.context, () => import('../exports/reconnector'))
      actions.wallets = this.page
      return actions
    }
  }
}

async function createAdapter(page: FakePage, host: TestHost = {}) {
  const attached = attachAdapter(new FakeAdapter(page), [one, two], host)
  await attached.adapter.prefetch()
  return attached
}

const refusal = (code: string) => expect.objectContaining({ code })

test('lists the wallets of the page, and keeps the list identical until one is added or removed', async () => {
  const [v, w] = [new FakeWallet('v', 'a'), new FakeWallet('w', 'b')]
  const page = new FakePage(v)
  const attached = await createAdapter(page)
  const { connectors } = attached.state
  expect(connectors).toEqual([{ id: 'v', name: 'Wallet v', type: 'ANNOUNCED', chain: 'solana' }])
  await attached.adapter.connect({ connectorId: 'v' })
  expect(attached.state.connectors).toBe(connectors)
  page.set(v, w)
  expect(attached.state.connectors.map(({ id }) => id)).toEqual(['v', 'w'])
})

test('connects a wallet on the chosen network, with a prompt only while it isn’t connected', async () => {
  const w = new FakeWallet('w', 'ab')
  const attached = await createAdapter(new FakePage(w))
  const { adapter } = attached
  const accounts = [...'ab'].map(address => ({ namespace: 'solana', address, type: 'eoa' }))
  const connected = { address: 'a', chainId: 'two', accounts }
  expect(await adapter.connect({ connectorId: 'w', caipNetwork: two })).toEqual(connected)
  expect(attached.state).toMatchObject({ status: 'connected', activeConnectorId: 'w', address: 'a', chainId: 'two' })
  expect(await adapter.connect({ connectorId: 'w' })).toEqual(connected)
  expect(w.connect.mock.calls).toEqual([[{ silent: false }]])
})

test('rejects if a wallet fails, shares no account or is missing, and connects on retry', async () => {
  const w = new FakeWallet('w', '')
  const attached = await createAdapter(new FakePage(w))
  const connect = (connectorId = 'w') => attached.adapter.connect({ connectorId })
  await expect(connect('x')).rejects.toThrow(refusal('wallet/not-found'))
  await expect(connect()).rejects.toThrow(refusal('wallet/no-accounts'))
  w.connect.mockRejectedValueOnce({ code: 4001 })
  await expect(connect()).rejects.toThrow(refusal('wallet/rejected'))
  w.connect.mockRejectedValueOnce(new Error('broken'))
  await expect(connect()).rejects.toThrow(refusal('wallet/connect-failed'))
  expect(attached.state).toMatchObject({ status: 'disconnected', connections: [] })
  w.granted = 'a'
  expect(await connect()).toMatchObject({ address: 'a' })
})

test("doesn't activate a wallet or switch its network if the user made another choice before approving", async () => {
  const [v, w] = [new FakeWallet('v', 'a'), new FakeWallet('w', 'b')]
  const attached = await createAdapter(new FakePage(v, w))
  const { adapter } = attached
  let approve = (): void => {}
  v.connect.mockImplementationOnce(async () => {
    await new Promise<void>(resolve => {
      approve = resolve
    })
    v.shared = v.granted
  })
  const late = adapter.connect({ connectorId: 'v', caipNetwork: two })
  await adapter.connect({ connectorId: 'w' })
  approve()
  expect(await late).toMatchObject({ address: 'a', chainId: 'one' })
  expect(attached.state).toMatchObject({ activeConnectorId: 'w', address: 'b' })
  expect(attached.state.connections).toHaveLength(2)
})

test('treats activating a connected wallet as the latest choice', async () => {
  const [v, w] = [new FakeWallet('v', 'ac'), new FakeWallet('w', 'b')]
  const attached = await createAdapter(new FakePage(v, w))
  const { adapter } = attached
  await adapter.connect({ connectorId: 'v' })
  const late = adapter.connect({ connectorId: 'w' })
  await adapter.switchConnection({ connectorId: 'v', address: 'c' })
  await late
  expect(attached.state).toMatchObject({ activeConnectorId: 'v', address: 'c' })
  await expect(adapter.switchConnection({ connectorId: 'v', address: 'b' })).rejects.toThrow(
    refusal('wallet/account-not-shared'),
  )
  await expect(adapter.switchConnection({ connectorId: 'x' })).rejects.toThrow(refusal('wallet/not-connected'))
})

test('disconnects one wallet or all, even if they fail, and reconnects none of them', async () => {
  const wallets = ['u', 'v', 'w'].map(id => new FakeWallet(id, id))
  const page = new FakePage(...wallets)
  const attached = await createAdapter(page)
  const { adapter } = attached
  for (const { id } of wallets) await adapter.connect({ connectorId: id })
  const ids = () => attached.state.connections.map(({ connectorId }) => connectorId)
  await adapter.disconnect({ connectorId: 'x' })
  await adapter.disconnect({ connectorId: 'w' })
  expect(ids()).toEqual(['u', 'v'])
  wallets[0]?.disconnect.mockRejectedValueOnce(new Error('locked'))
  await adapter.disconnect()
  expect(ids()).toEqual([])
  for (const wallet of wallets) wallet.share(wallet.granted)
  await adapter.reconnect()
  expect(ids()).toEqual([])
})

test('reconnects the wallets of the last visit silently, with their last active account', async () => {
  const [v, w] = [new FakeWallet('v', 'abc'), new FakeWallet('w', 'd')]
  v.shared = 'abc'
  const attached = await createAdapter(new FakePage(v, w), { storedConnectorIds: ['v', 'w'], address: 'b' })
  await attached.adapter.reconnect()
  expect(attached.state).toMatchObject({ status: 'connected', activeConnectorId: 'v', address: 'b' })
  expect([v.connect.mock.calls, w.connect.mock.calls]).toEqual([[[{ silent: true }]], [[{ silent: true }]]])
  w.share('d')
  expect(attached.state.connections.map(({ connectorId }) => connectorId)).toEqual(['v', 'w'])
})

test('disconnects a wallet that leaves the page, and reconnects it on return', async () => {
  const w = new FakeWallet('w', 'ab')
  const page = new FakePage(w)
  const attached = await createAdapter(page)
  await attached.adapter.connect({ connectorId: 'w' })
  page.set()
  expect(attached.state).toMatchObject({ status: 'disconnected', connections: [] })
  page.set(w)
  await expect.poll(() => attached.state.status).toBe('connected')
  expect(w.connect.mock.lastCall).toEqual([{ silent: true }])
})

test("doesn't try an arriving wallet if reconnect is off", async () => {
  const w = new FakeWallet('w', 'a')
  const page = new FakePage(w)
  const attached = await createAdapter(page, { wallets: { reconnect: false } })
  await attached.adapter.connect({ connectorId: 'w' })
  page.set()
  page.set(w)
  await attached.adapter.prefetch()
  expect(w.connect.mock.calls).toEqual([[{ silent: false }]])
})

test('follows changes in the wallet, including those made while no kit was attached', async () => {
  const w = new FakeWallet('w', 'ab')
  const page = new FakePage(w)
  const attached = await createAdapter(page)
  await attached.adapter.connect({ connectorId: 'w' })
  w.share('ba')
  expect(attached.state).toMatchObject({ address: 'b' })
  attached.detach()
  expect([w.listeners.size, page.listeners.size]).toEqual([0, 0])
  w.share('c')
  const again = attachAdapter(attached.adapter, [one])
  expect(again.state).toMatchObject({ address: 'c' })
  w.share('')
  expect(again.state).toMatchObject({ status: 'disconnected' })
  w.share('d')
  expect(again.state).toMatchObject({ status: 'connected', address: 'd' })
})

test('signs with the wallet that shares the account', async () => {
  const [v, w] = [new FakeWallet('v', 'a'), new FakeWallet('w', 'b')]
  const { adapter } = await createAdapter(new FakePage(v, w))
  await expect(adapter.signMessage({ message: 'm', address: 'a' })).rejects.toThrow(refusal('wallet/not-connected'))
  for (const connectorId of ['v', 'w']) await adapter.connect({ connectorId })
  expect(await adapter.signMessage({ message: 'm', address: 'a' })).toEqual({ signature: 'm by a of v' })
  await expect(adapter.signMessage({ message: 'm', address: 'c' })).rejects.toThrow(
    refusal('wallet/account-not-shared'),
  )
  await expect(adapter.signMessage({ message: '', address: 'a' })).rejects.toThrow(refusal('wallet/sign-failed'))
  expect(await adapter.getProvider('v')).toBe(v)
  await expect(adapter.getProvider('x')).rejects.toThrow(refusal('wallet/not-connected'))
})

test("updates the network of a connection when the kits' networks change", async () => {
  const w = new FakeWallet('w', 'a')
  const attached = await createAdapter(new FakePage(w))
  await attached.adapter.connect({ connectorId: 'w' })
  w.network = 'two'
  attached.adapter.setNetworks([two])
  expect(attached.state).toMatchObject({ chainId: 'two' })
})
