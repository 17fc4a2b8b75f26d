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
  const config = made.modalKit.service(RemoteConfig)
  /** The flags as the kit has them now. */
  const read = () => {
    const { features, readRemote } = made.kit.options.state
    const value = (flag: RemoteFlag) => (readRemote ? readRemote(flag) : readLocalFlag(flag, features))
    return Object.fromEntries([...flags, emailFlag].map(flag => [flag.name, value(flag)]))
  }
  return { ...made, backend, config, read }
}

test("the project's settings are merged into the public state once somebody wants them, and asked for once", async () => {
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
  ['refuses', () => ({ status: 401, json: {} })],
  ['talks nonsense', () => ({ text: '<html>' })],
])('when the backend %s the host decides, wallets connect, and the next call asks again', async (_, answer) => {
  const { kit, config, adapter, backend, read } = await setUp(answer, { swaps: false })
  await config.load()
  expect(read()).toMatchObject({ swaps: false, onramp: ['meld'], email: true })
  expect((await kit.connect({ connectorId: 'io.one' })).isConnected).toBe(true)
  expect(adapter.requests).toContain('connect io.one')
  backend.answer = () => ({ json: managed })
  await config.load()
  expect(read()).toMatchObject({ swaps: ['1inch'], onramp: false })
})

test('entries without config, or of another shape, count as none; null and a list stay apart', async () => {
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

test('flags that the host changes later are merged again', async () => {
  const answer = {
    features: [
      { id: 'activity', isEnabled: false, config: null },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
    ],
  }
  const { kit, config, read } = await setUp(() => ({ json: answer }))
  await config.load()
  expect(read()['activity']).toBe(true)
  kit.options.updateFeatures({ activity: false })
  expect(read()['activity']).toBe(false)
  kit.options.updateFeatures({ swaps: false })
  expect(read()['swaps']).toEqual(['1inch'])
})
