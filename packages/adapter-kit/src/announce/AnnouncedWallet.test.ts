import { expect, test, vi } from 'vitest'
import { type AnnouncedSession, AnnouncedWallet, type AnnouncementCallbacks } from './AnnouncedWallet'
import type { StandardChange } from './StandardWallet'

const session: AnnouncedSession = {
  accounts: [{ address: 'one', publicKey: new Uint8Array([1]), chains: ['toy:main'] }],
  chains: ['toy:main'],
  features: ['toy:sign'],
}

function create(owner: Partial<AnnouncementCallbacks> = {}): {
  readonly announced: AnnouncedWallet
  readonly registered: unknown[]
  readonly received: StandardChange[]
} {
  const page = new EventTarget()
  const registered: unknown[] = []
  const api = {
    register(wallet: unknown) {
      registered.push(wallet)
      return () => registered.splice(registered.indexOf(wallet), 1)
    },
  }
  page.addEventListener('wallet-standard:register-wallet', event => (event as CustomEvent).detail(api))
  const announced = new AnnouncedWallet(page, {
    features: { 'toy:sign': { version: '1.0.0' }, 'toy:send': { version: '1.0.0' } },
    disconnect: async () => {},
    ...owner,
  })
  const received: StandardChange[] = []
  announced.on('change', change => received.push(change))
  return { announced, registered, received }
}

test('is registered during a session and shows what the session allows', () => {
  const { announced, registered, received } = create()
  expect(registered).toEqual([])
  announced.show(session)
  const { wallet } = announced
  expect(registered).toEqual([wallet])
  expect(Object.keys(wallet.features)).toEqual([
    'standard:connect',
    'standard:disconnect',
    'standard:events',
    'toy:sign',
  ])
  expect(wallet.accounts).toEqual([{ ...session.accounts[0], features: ['toy:sign'] }])
  announced.show(undefined)
  announced.show(undefined)
  expect(registered).toEqual([])
  expect(received).toEqual([{ accounts: [] }])
})

test('notifies listeners only of changed properties, and keeps unchanged ones identical', () => {
  const { announced, received } = create()
  announced.show(session)
  const { accounts, chains, features } = announced.wallet
  announced.show({ ...session })
  expect(received).toEqual([])
  expect([announced.wallet.accounts, announced.wallet.chains, announced.wallet.features]).toEqual([
    accounts,
    chains,
    features,
  ])
  expect(announced.wallet.accounts).toBe(accounts)
  announced.show({ ...session, chains: ['toy:main', 'toy:test'] })
  expect(received).toEqual([{ chains: ['toy:main', 'toy:test'] }])
  announced.show({ ...session, features: ['toy:sign', 'toy:send'] })
  expect(Object.keys(received[1] ?? {}).toSorted()).toEqual(['accounts', 'chains', 'features'])
  const key = { ...session.accounts[0], address: 'one', publicKey: new Uint8Array([2]), chains: ['toy:main'] as const }
  announced.show({ ...session, features: ['toy:sign', 'toy:send'], accounts: [key] })
  expect(received[2]).toEqual({ accounts: announced.wallet.accounts })
})

test('protects its data from changes by other code', () => {
  const { announced } = create()
  const publicKey = new Uint8Array([1])
  announced.show({ ...session, accounts: [{ address: 'one', publicKey, chains: ['toy:main'] }] })
  publicKey[0] = 9
  expect(announced.wallet.accounts[0]?.publicKey).toEqual(new Uint8Array([1]))
  for (const part of [announced.wallet, announced.wallet.accounts, announced.wallet.features])
    expect(Object.isFrozen(part)).toBe(true)
})

test('reads details from the wallet when a library connects, and returns the updated accounts', async () => {
  const second = { address: 'two', publicKey: new Uint8Array([2]), chains: ['toy:main'] as const }
  const onConnect = vi.fn(async () => made.announced.show({ ...session, accounts: [second] }))
  const made = create({ onConnect })
  await expect(made.announced.connect()).rejects.toMatchObject({ code: 'wallet/not-connected' })
  expect(onConnect).not.toHaveBeenCalled()
  made.announced.show(session)
  expect((await made.announced.connect({ silent: true })).accounts).toMatchObject([{ address: 'two' }])
})

test('disconnects only while there is a session', async () => {
  const disconnect = vi.fn(async () => {})
  const { announced } = create({ disconnect })
  await announced.disconnect()
  expect(disconnect).not.toHaveBeenCalled()
  announced.show(session)
  await announced.disconnect()
  expect(disconnect).toHaveBeenCalledOnce()
})

/** Calls a feature's method like another library would. */
function call(wallet: object, feature: string, method: string, ...args: unknown[]): unknown {
  const { features } = wallet as { features: Record<string, Record<string, (...args: unknown[]) => unknown>> }
  return features[feature]?.[method]?.(...args)
}

test('without a session, allows only a silent connect and returns no account', async () => {
  const onConnect = vi.fn(async () => {})
  const { wallet } = create({ onConnect }).announced
  expect(wallet.accounts).toEqual([])
  expect(await call(wallet, 'standard:connect', 'connect', { silent: true })).toEqual({ accounts: [] })
  for (const input of [undefined, {}, { silent: false }]) {
    await expect(call(wallet, 'standard:connect', 'connect', input)).rejects.toMatchObject({
      code: 'wallet/not-connected',
    })
  }
  expect(onConnect).not.toHaveBeenCalled()
})

test('connects and disconnects a session without an `onConnect` callback', async () => {
  const disconnect = vi.fn(async () => {})
  const { announced } = create({ disconnect })
  announced.show(session)
  const { wallet } = announced
  expect(await call(wallet, 'standard:connect', 'connect')).toEqual({ accounts: wallet.accounts })
  await call(wallet, 'standard:disconnect', 'disconnect')
  expect(disconnect).toHaveBeenCalledOnce()
})

test('notifies a listener until it unsubscribes, and ignores other events and non-functions', () => {
  const { announced } = create()
  announced.show(session)
  const { wallet } = announced
  const [kept, removed, other] = [vi.fn(), vi.fn(), vi.fn()]
  call(wallet, 'standard:events', 'on', 'change', kept)
  const remove = call(wallet, 'standard:events', 'on', 'change', removed) as () => void
  call(wallet, 'standard:events', 'on', 'other', other)
  const removeText = call(wallet, 'standard:events', 'on', 'change', 'text') as () => void
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  remove()
  announced.show({ ...session, chains: ['toy:test'] })
  expect(kept).toHaveBeenCalledExactlyOnceWith({ chains: ['toy:test'] })
  expect([removed, other].map(({ mock }) => mock.calls)).toEqual([[], []])
  expect(report).not.toHaveBeenCalled()
  expect(removeText()).toBeUndefined()
  vi.unstubAllGlobals()
})

test('ignores allowed features that the chain lacks', () => {
  const { announced } = create()
  announced.show({ ...session, features: ['toy:other', 'toy:sign'] })
  expect(Object.keys(announced.wallet.features).slice(3)).toEqual(['toy:sign'])
})
