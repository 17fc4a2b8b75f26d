import type { ModalKit } from '../src/kit/ModalKit'
import { memoryStorage } from '../src/storage/memoryStorage'
import { scriptedAddress } from '../src/testing/scriptedAddress'
import { createLoadedKit, type TestKit } from './createTestKit'
import { type Backend, type BackendRequest, startBackend } from './startBackend'

/** Connected account. */
export const address: string = scriptedAddress('io.one')

/** Connected account on the only network that the backend serves at first. */
export const onMainnet: { readonly address: string; readonly caipNetworkId: 'eip155:1' } = {
  address,
  caipNetworkId: 'eip155:1',
}

/** Connected kit with a scripted backend. */
export interface AnsweringKit extends TestKit {
  readonly modalKit: ModalKit
  readonly backend: Backend
  /** Answers the backend's requests. */
  readonly bench: { answer: (request: BackendRequest) => ReturnType<Backend['answer']> }
  /** Chains that the backend lists. */
  readonly served: { http: string[]; ws: string[]; nfts: string[]; history?: string[] }
  readonly storage: ReturnType<typeof memoryStorage>
  /** Returns the requests so far, except those for the list of chains. */
  requests(): readonly BackendRequest[]
}

/** Starts a connected kit and its backend. Both end with the test. */
export async function startAnswering(
  answer: AnsweringKit['bench']['answer'] = () => ({ json: {} }),
): Promise<AnsweringKit> {
  const served = { http: ['eip155:1'], ws: [], nfts: ['eip155:1'] }
  const storage = memoryStorage()
  const bench = { answer }
  const backend = await startBackend(request =>
    request.path === '/v1/supported-chains' ? { json: served } : bench.answer(request),
  )
  const made = await createLoadedKit({ cloud: backend.url, projectId: 'p1', storage })
  await made.kit.connect({ connectorId: 'io.one' })
  const requests = () =>
    backend.requests.filter(({ path }) => path !== '/v1/supported-chains' && path.startsWith('/v1/'))
  return { ...made, backend, bench, served, storage, requests }
}
