import { AppKit, type LoadModal } from '../src/kit/AppKit'
import type { AppKitOptions } from '../src/options/AppKitOptions'
import { memoryStorage } from '../src/storage/memoryStorage'
import { FakeAdapter } from './FakeAdapter'
import { FakeEnvironment } from './FakeEnvironment'
import { base, mainnet } from './networks'

/** A kit on a fake page with one fake adapter, and what a test wants to look at. */
export interface TestKit {
  readonly kit: AppKit
  readonly adapter: FakeAdapter
  readonly environment: FakeEnvironment
  /** Names of the events so far. */
  readonly events: string[]
}

export interface TestKitSettings extends Partial<AppKitOptions> {
  readonly loadModal?: LoadModal
  readonly adapter?: FakeAdapter
  readonly environment?: FakeEnvironment
}

export function createTestKit(settings: TestKitSettings = {}): TestKit {
  const {
    adapter = new FakeAdapter(),
    environment = new FakeEnvironment(),
    loadModal = emptyModal,
    ...options
  } = settings
  const kit = new AppKit(
    { networks: [mainnet, base], adapters: [adapter], storage: memoryStorage(), ...options },
    { loadModal, environment },
  )
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  return { kit, adapter, environment, events }
}

/** Lets everything that is under way come to rest: state changes are told in microtasks. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}

/** What a wallet that the visitor ignores answers. */
export function hang(): Promise<never> {
  return new Promise(() => {})
}

/** What a wallet answers when the visitor declines. EIP-1193. */
export function decline(): Promise<never> {
  return Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
}

async function emptyModal(): ReturnType<LoadModal> {
  return { mountModal: () => ({ destroy() {} }) }
}
