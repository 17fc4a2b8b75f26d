import { AppKit } from '../src/kit/AppKit'
import type { LoadModal, MountedModal } from '../src/kit/AppKitDependencies'
import { createModalKit } from '../src/kit/createModalKit'
import type { LoadFallback } from '../src/kit/KitAdapters'
import type { ModalKit } from '../src/kit/ModalKit'
import type { AppKitOptions } from '../src/options/AppKitOptions'
import { memoryStorage } from '../src/storage/memoryStorage'
import type { ScriptedAdapter } from '../src/testing/ScriptedAdapter'
import { ScriptedEnvironment } from '../src/testing/ScriptedEnvironment'
import type { ScriptedLink } from '../src/testing/ScriptedLink'
import { createAdapter } from './createAdapter'
import { base, mainnet } from './networks'

/** Kit with a fake window and one scripted adapter. */
export interface TestKit {
  readonly kit: AppKit
  readonly adapter: ScriptedAdapter
  readonly environment: ScriptedEnvironment
  /** Names of the events so far. */
  readonly events: string[]
}

/** Options of the kit, and its test doubles. */
export interface TestKitSettings extends Partial<AppKitOptions> {
  readonly loadModal?: LoadModal
  readonly loadFallback?: LoadFallback
  readonly adapter?: ScriptedAdapter
  readonly environment?: ScriptedEnvironment
  /** The kit's WalletConnect client. Requires `cloud`. */
  readonly link?: ScriptedLink
}

/** Creates a kit as it is before any intent. By default, its modal loads within a few microtasks. */
export function createTestKit(settings: TestKitSettings = {}): TestKit {
  const {
    adapter = createAdapter(),
    environment = new ScriptedEnvironment(),
    loadModal = loadsModal(),
    loadFallback,
    link,
    ...options
  } = settings
  const kit = new AppKit(
    { networks: [mainnet, base], adapters: [adapter], storage: memoryStorage(), ...options },
    { loadModal, environment, ...(loadFallback ? { loadFallback } : {}) },
  )
  if (link) useLink(kit, link)
  kit.start()
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  return { kit, adapter, environment, events }
}

/** Replaces the kit's client. Existing adapters follow it, as with the real one. */
function useLink(kit: AppKit, link: ScriptedLink): void {
  let isMade = false
  const load = async () => {
    if (!isMade) for (const name of kit.adapters.namespaces) kit.adapter(name).followWalletConnect?.(link)
    isMade = true
    return link
  }
  Object.assign(kit, { walletConnect: { load } })
}

/** Creates a kit with a loaded, closed modal. */
export async function createLoadedKit(
  settings: TestKitSettings = {},
): Promise<TestKit & { readonly modalKit: ModalKit }> {
  const made = createTestKit(settings)
  return { ...made, modalKit: await made.kit.load() }
}

/** Returns a loader of a modal that renders nothing, or what the test mounts. */
export function loadsModal(mountModal: () => MountedModal = () => ({ destroy() {} })): LoadModal {
  return async () => ({ createModalKit, mountModal })
}

/** Returns a loader of a modal. The test controls whether it loads or fails. */
export function modalOnItsWay(mountModal?: () => MountedModal): {
  readonly loadModal: LoadModal
  arrive(): void
  fail(cause: unknown): void
} {
  let arrive = () => {}
  let fail: (cause: unknown) => void = () => {}
  const arrived = new Promise<void>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  const load = loadsModal(mountModal)
  return { loadModal: options => arrived.then(() => load(options)), arrive: () => arrive(), fail: cause => fail(cause) }
}

/** Waits for pending state changes, which arrive in microtasks. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
