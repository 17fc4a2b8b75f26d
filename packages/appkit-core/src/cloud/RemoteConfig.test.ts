import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { activityFlag, onrampFlag, swapsFlag } from '../../test/remoteFlags'
import { type Backend, startBackend } from '../../test/startBackend'
import { emailFlag } from '../options/coreFlags'
import type { Features } from '../options/Features'
import { type RemoteFlag, readLocalFlag } from '../options/RemoteFlag'
import { RemoteConfig } from './RemoteConfig'

const managed = {
  features: [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'activity', isEnabled: false, config: [] },
  ],
}

async function setUp(answer: Backend['answer'], features: Partial<Features> = {}) {
  const backend = await startBackend(answer)
  const made = await createLoadedKit({ cloud: backend.url, features })
  const flags = [swapsFlag, onrampFlag, activityFlag]
  made.kit.options.state.remoteFlags = flags
  const config = made.modalKit.controller(RemoteConfig)
  /** Returns the kit's current flags. */
  const read = () => {
    const { features, readRemote } = made.kit.options.state
    const value = (flag: RemoteFlag) => (readRemote ? readRemote(flag) : readLocalFlag(flag, features))
    return Object.fromEntries([...flags, emailFlag].map(flag => [flag.name, value(flag)]))
  }
  return { ...made, backend, config, read }
}

test("loads the project's settings once, on demand, and merges them into the public state", async () => {
  const { kit, config, backend, read } = await setUp(() => ({ json: managed }))
  expect(kit.options.state.readRemote).toBeUndefined()
  expect(backend.requests).toHaveLength(0)
  await Promise.all([config.load(), config.load()])
  await config.load()
  expect(backend.requests.map(({ path }) => path)).toEqual(['/appkit/v1/config'])
  expect(read()).toMatchObject({ swaps: ['1inch'], activity: false, email: false })
})

test.each<[string, Backend['answer']]>([
  ['fails', () => ({ status: 500, text: 'Internal server error' })],
  ['responds with 401', () => ({ status: 401, json: {} })],
  ['responds with HTML', () => ({ text: '<html>' })],
])(
  "keeps the app's flags when the backend %s, connects wallets and loads again on the next call",
  async (_, answer) => {
    const { kit, config, adapter, backend, read } = await setUp(answer, { swaps: false })
    await config.load()
    expect(read()).toMatchObject({ swaps: false, onramp: ['meld'], email: true })
    expect((await kit.connect({ connectorId: 'io.one' })).isConnected).toBe(true)
    expect(adapter.requests).toContain('connect io.one')
    backend.answer = () => ({ json: managed })
    await config.load()
    expect(read()).toMatchObject({ swaps: ['1inch'], onramp: false })
  },
)

test('ignores entries without a valid config, and distinguishes null from a list', async () => {
  const features = [
    { id: 'swap', isEnabled: true },
    { id: 'onramp', isEnabled: false, config: null },
    { id: 'activity', isEnabled: 'yes', config: [] },
    { isEnabled: true, config: [] },
    null,
  ]
  const { config, read } = await setUp(() => ({ json: { features } }))
  await config.load()
  expect(read()).toMatchObject({ swaps: false, onramp: ['meld'], activity: false })
})

test('merges flags that the app changes later', async () => {
  const answer = {
    features: [
      { id: 'activity', isEnabled: false, config: null },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
    ],
  }
  const { kit, config, read } = await setUp(() => ({ json: answer }))
  await config.load()
  expect(read()['activity']).toBe(true)
  await kit.updateOptions({ features: { activity: false } })
  expect(read()['activity']).toBe(false)
  await kit.updateOptions({ features: { swaps: false } })
  expect(read()['swaps']).toEqual(['1inch'])
})
