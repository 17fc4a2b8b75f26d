import type { AppKitOptions } from '@openappkit/appkit-core'
import { CloudAuthSIWX, DefaultSIWX } from '@openappkit/siwx'
import { siwx } from '@openappkit/siwx-modal'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ethereum } from '../../test/session'
import { createAppKit as createBareAppKit } from '../exports/bare'
import { createAppKit } from '../exports/index'
import type { AppKitInstance } from './HostKit'

// Keeps the warnings of one test out of the next.
beforeAll(() => import('./developmentWarnings'))

async function viewsOf(kit: AppKitInstance): Promise<readonly string[]> {
  onTestFinished(() => kit.destroy())
  return (await kit.load()).features.list.flatMap(({ views = [] }) => views).map(({ name }) => name)
}

test.each<[string, Partial<AppKitOptions>]>([
  ['siwx', { siwx: new DefaultSIWX() }],
  ['siweConfig', { siweConfig: { mapToSIWX: () => new CloudAuthSIWX() } }],
  ['features.reownAuthentication', { features: { reownAuthentication: true } }],
])('loads the sign-in view for options with %s', async (_, options) => {
  expect(await viewsOf(createAppKit({ networks: [ethereum], ...options }))).toEqual(['SIWXSignMessage'])
})

test('has no features if the options enable none', async () => {
  expect(await viewsOf(createAppKit({ networks: [ethereum], features: { email: false } }))).toEqual([])
})

test('starts only its own features that the options enable', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const options = { networks: [ethereum], siwx: new DefaultSIWX() } as const
  expect(await viewsOf(createBareAppKit({ ...options, modules: [siwx] }))).toEqual(['SIWXSignMessage'])
  expect(await viewsOf(createBareAppKit({ ...options, modules: [] }))).toEqual([])
  expect(await viewsOf(createBareAppKit({ networks: [ethereum], modules: [siwx] }))).toEqual([])
  // Keeps this warning out of the next test.
  await expect.poll(() => warn.mock.calls.map(String).join()).toContain('`siwx` has no effect')
})

test('rejects two sign-in options immediately', () => {
  const siwx = new DefaultSIWX()
  const options = { networks: [ethereum], siwx, siweConfig: { mapToSIWX: () => siwx } } as const
  expect(() => createAppKit(options)).toThrow('Cannot set both `siweConfig` and `siwx` options')
})

test('warns once about an option without effect when the modal loads in development', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const full = createAppKit({
    networks: [ethereum],
    adapters: [],
    enableWalletConnect: false,
    features: { smartSessions: true },
  })
  const bare = createBareAppKit({ networks: [ethereum], siwx: new DefaultSIWX(), modules: [] })
  const named = () => warn.mock.calls.map(([text]) => String(text)).filter(text => text.includes('has no effect'))
  expect(named()).toEqual([])
  await Promise.all([viewsOf(full), viewsOf(full), viewsOf(bare)])
  await expect.poll(named).toHaveLength(2)
  expect(named().toSorted()).toEqual([
    expect.stringContaining("`features.smartSessions` has no effect: OpenAppKit doesn't support it yet"),
    expect.stringContaining('`siwx` has no effect: add the feature of @openappkit/siwx'),
  ])
})

async function lazyViewsOf(kit: AppKitInstance): Promise<readonly string[]> {
  onTestFinished(() => kit.destroy())
  const loaded = await kit.load()
  await Promise.all([loaded.features.load(), loaded.features.load()])
  return loaded.features.list.map(({ name }) => name)
}

test('loads account features once, on demand', async () => {
  const kit = createAppKit({ networks: [ethereum] })
  expect(await viewsOf(kit)).toEqual([])
  expect(await lazyViewsOf(kit)).toEqual(['onramp', 'payWithExchange', 'swaps', 'send', 'activity'])
})

test('starts only the account features that the options enable', async () => {
  const features = { onramp: false, payWithExchange: false, swaps: false, send: false, activity: false }
  expect(await lazyViewsOf(createAppKit({ networks: [ethereum], features }))).toEqual([])
})

test('loads no lazy features in a bare kit', async () => {
  expect(await lazyViewsOf(createBareAppKit({ networks: [ethereum], modules: [] }))).toEqual([])
})

test('open resolves with the result of a view whose feature loads later', async () => {
  const kit = createAppKit({ networks: [ethereum] })
  onTestFinished(() => kit.destroy())
  const { features, modal } = await kit.load()
  const hash = kit.open({ view: 'WalletSend' })
  expect(features.list).toEqual([])
  await expect.poll(() => modal.state.open).toBe(true)
  modal.settle({ hash: '0x1' })
  expect(await hash).toEqual({ hash: '0x1' })
  const closed = kit.open({ view: 'WalletSend' })
  modal.close()
  await expect(closed).rejects.toMatchObject({ code: 'modal/closed' })
})

test('open resolves for a view of a feature that a bare kit lacks', async () => {
  const kit = createBareAppKit({ networks: [ethereum], modules: [] })
  onTestFinished(() => kit.destroy())
  await expect(kit.open({ view: 'WalletSend' })).rejects.toMatchObject({ code: 'view/not-found' })
})

test('starts a feature that the app adds when the modal loads', async () => {
  const staking = { name: 'staking', isWanted: ({ features }: AppKitOptions) => features?.receive !== false }
  const kit = createAppKit({ networks: [ethereum], modules: [staking] })
  expect((await kit.load()).features.list.map(({ name }) => name)).toEqual(['staking'])
  expect(await lazyViewsOf(kit)).toEqual(['staking', 'onramp', 'payWithExchange', 'swaps', 'send', 'activity'])
  const without = createAppKit({ networks: [ethereum], modules: [staking], features: { receive: false } })
  expect(await lazyViewsOf(without)).toEqual(['onramp', 'payWithExchange', 'swaps', 'send', 'activity'])
})

test('rejects a view of a disabled feature with view/feature-off, naming its flag, until the flag is on', async () => {
  const kit = createAppKit({ networks: [ethereum], features: { send: false } })
  onTestFinished(() => kit.destroy())
  const off = { code: 'view/feature-off', message: expect.stringContaining('`features.send` is off') }
  await expect(kit.open({ view: 'WalletSend' })).rejects.toMatchObject(off)
  await expect(kit.open({ view: 'Nowhere' as 'Connect' })).rejects.toMatchObject({ code: 'view/not-found' })
  await kit.updateOptions({ features: { send: true } })
  await kit.open({ view: 'WalletSendSelectToken' })
  await kit.updateOptions({ features: { send: false } })
  await expect(kit.open({ view: 'WalletSend' })).rejects.toMatchObject(off)
})
