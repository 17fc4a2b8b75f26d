import type { AppKitOptions, Environment } from '@openappkit/appkit-core'
import type { Feature } from '../src/features/Feature'
import { startFeatures } from '../src/features/startFeatures'
import { type AccountBackend, accountBackend } from './accountBackend'
import { type OpenKit, openKit } from './openKit'

export interface OpenAccount extends OpenKit {
  readonly backend: AccountBackend
}

/** Opens the account view for an account on Ethereum, with a backend that serves its assets. */
export async function openAccount(
  input: {
    readonly prepare?: (backend: AccountBackend) => void
    readonly features?: readonly Feature[]
    readonly options?: Partial<AppKitOptions>
    readonly environment?: Environment
    /** Whether the first screen shows skeletons. If true, the call doesn't wait for them to disappear. */
    readonly isLoading?: boolean
  } = {},
): Promise<OpenAccount> {
  const backend = accountBackend()
  input.prepare?.(backend)
  const made = await openKit(undefined, {
    connectors: [{ id: 'io.first', name: 'First', type: 'ANNOUNCED', chain: 'eip155', info: { rdns: 'io.first' } }],
    connected: ['io.first'],
    options: { cloud: backend.url, ...input.options },
    ...(input.environment && { environment: input.environment }),
    prepare: ({ kit }) => startFeatures(kit, input.features ?? []),
    isLoading: input.isLoading ?? false,
  })
  return { ...made, backend }
}
