import type { AppKitOptions } from '@openappkit/appkit-core'
import { CloudAuthSIWX, DefaultSIWX } from '@openappkit/siwx'
import { siwx } from '@openappkit/siwx-modal'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ethereum } from '../../test/session'
import { createAppKit as createBareAppKit } from '../exports/bare'
import { createAppKit } from '../exports/index'
import type { AppKitInstance } from './AppKitInstance'

// So that the warnings of one test don't arrive in another.
beforeAll(() => import('./developmentWarnings'))

async function viewsOf(kit: AppKitInstance): Promise<readonly string[]> {
  onTestFinished(() => kit.destroy())
  return (await kit.load()).features.list.flatMap(({ views = [] }) => views).map(({ name }) => name)
}

test.each<[string, Partial<AppKitOptions>]>([
  ['siwx', { siwx: new DefaultSIWX() }],
  ['siweConfig', { siweConfig: { mapToSIWX: () => new CloudAuthSIWX() } }],
  ['features.reownAuthentication', { features: { reownAuthentication: true } }],
])('a kit whose options have %s brings the view of signing in', async (_, options) => {
  expect(await viewsOf(createAppKit({ networks: [ethereum], ...options }))).toEqual(['SIWXSignMessage'])
})

test('a kit that asks for no feature has none', async () => {
  expect(await viewsOf(createAppKit({ networks: [ethereum], features: { email: false } }))).toEqual([])
})

test('a bare kit has the features that it names, where its options ask for them', async () => {
  const options = { networks: [ethereum], siwx: new DefaultSIWX() } as const
  expect(await viewsOf(createBareAppKit({ ...options, modules: [siwx] }))).toEqual(['SIWXSignMessage'])
  expect(await viewsOf(createBareAppKit({ ...options, modules: [] }))).toEqual([])
  expect(await viewsOf(createBareAppKit({ networks: [ethereum], modules: [siwx] }))).toEqual([])
})

test('two ways to sign in are refused at once', () => {
  const siwx = new DefaultSIWX()
  const options = { networks: [ethereum], siwx, siweConfig: { mapToSIWX: () => siwx } } as const
  expect(() => createAppKit(options)).toThrow('Cannot set both `siweConfig` and `siwx` options')
})

test('in development an option without effect is named once, when the modal loads', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const full = createAppKit({
    networks: [ethereum],
    adapters: [],
    enableWalletConnect: false,
    features: { swaps: true },
  })
  const bare = createBareAppKit({ networks: [ethereum], siwx: new DefaultSIWX(), modules: [] })
  const named = () => warn.mock.calls.map(([text]) => String(text)).filter(text => text.includes('has no effect'))
  expect(named()).toEqual([])
  await Promise.all([viewsOf(full), viewsOf(full), viewsOf(bare)])
  await expect.poll(named).toHaveLength(2)
  expect(named().toSorted()).toEqual([
    expect.stringContaining('`features.swaps` has no effect: @openappkit/swaps'),
    expect.stringContaining('`siwx` has no effect: add the feature of @openappkit/siwx'),
  ])
})

async function laterViewsOf(kit: AppKitInstance): Promise<readonly string[]> {
  onTestFinished(() => kit.destroy())
  const loaded = await kit.load()
  await Promise.all([loaded.features.load(), loaded.features.load()])
  return loaded.features.list.map(({ name }) => name)
}

test('what can be done with an account comes when it is asked for, once', async () => {
  const kit = createAppKit({ networks: [ethereum] })
  expect(await viewsOf(kit)).toEqual([])
  expect(await laterViewsOf(kit)).toEqual(['send', 'activity'])
})

test('of what can be done with an account the options choose', async () => {
  const features = { send: false, activity: false }
  expect(await laterViewsOf(createAppKit({ networks: [ethereum], features }))).toEqual([])
})

test('a bare kit brings nothing later', async () => {
  expect(await laterViewsOf(createBareAppKit({ networks: [ethereum], modules: [] }))).toEqual([])
})

test('whoever opens a view that ends with something waits for it, also before its feature has loaded', async () => {
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

test('a bare kit waits for no view of a feature that it does not have', async () => {
  const kit = createBareAppKit({ networks: [ethereum], modules: [] })
  onTestFinished(() => kit.destroy())
  await expect(kit.open({ view: 'WalletSend' })).rejects.toMatchObject({ code: 'view/not-found' })
})

test('a host adds a feature to the default set, which starts with the modal', async () => {
  const staking = { name: 'staking', isWanted: ({ features }: AppKitOptions) => features?.receive !== false }
  const kit = createAppKit({ networks: [ethereum], modules: [staking] })
  expect((await kit.load()).features.list.map(({ name }) => name)).toEqual(['staking'])
  expect(await laterViewsOf(kit)).toEqual(['staking', 'send', 'activity'])
  const without = createAppKit({ networks: [ethereum], modules: [staking], features: { receive: false } })
  expect(await laterViewsOf(without)).toEqual(['send', 'activity'])
})

test('a view whose feature is off is view/not-found, until the flag is turned on', async () => {
  const kit = createAppKit({ networks: [ethereum], features: { send: false } })
  onTestFinished(() => kit.destroy())
  await expect(kit.open({ view: 'WalletSend' })).rejects.toMatchObject({ code: 'view/not-found' })
  await expect(kit.open({ view: 'Nowhere' as 'Connect' })).rejects.toMatchObject({ code: 'view/not-found' })
  kit.options.updateFeatures({ send: true })
  await kit.open({ view: 'WalletSendSelectToken' })
})
