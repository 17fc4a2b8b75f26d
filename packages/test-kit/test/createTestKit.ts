import {
  AppKit,
  type AppKitError,
  type AppKitOptions,
  browserEnvironment,
  type Environment,
  type LoadFallback,
  type ModalModule,
  memoryStorage,
} from '@openappkit/appkit-core'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import { onTestFinished } from 'vitest'

/** Options of {@link createTestKit}. */
export interface TestKitSettings {
  readonly options: Pick<AppKitOptions, 'networks'> & Partial<AppKitOptions>
  /** Mounts the modal. Default: mounts nothing. */
  readonly mountModal?: ModalModule['mountModal'] | undefined
  /** Loads the adapter for namespaces without one. Default: none. */
  readonly loadFallback?: LoadFallback | undefined
  /** Environment of the kit. Default: the browser, or a minimal page. */
  readonly environment?: Environment | undefined
  /** Changes the instance before it starts. */
  readonly prepare?: ((appkit: AppKit) => void) | undefined
}

/** Both halves of an instance. */
export interface TestKit {
  readonly appkit: AppKit
  readonly kit: ModalKit
  /** Errors that the app received. */
  readonly errors: AppKitError[]
}

/**
 * Creates an instance for one test, with storage in memory. Both halves exist from the start; `appkit.load()` mounts
 * the modal.
 */
export function createTestKit({
  options,
  mountModal = () => ({ destroy() {} }),
  environment = pageEnvironment(),
  loadFallback,
  prepare,
}: TestKitSettings): TestKit {
  const errors: AppKitError[] = []
  const appkit = new AppKit(
    { storage: memoryStorage(), locale: 'en', onError: error => errors.push(error), ...options },
    {
      loadModal: async () => ({ createModalKit: () => kit, mountModal }),
      environment,
      ...(loadFallback && { loadFallback }),
    },
  )
  onTestFinished(() => appkit.destroy())
  prepare?.(appkit)
  appkit.start()
  const kit: ModalKit = createModalKit(appkit)
  return { appkit, kit, errors }
}

function pageEnvironment(): Environment {
  const page = { navigator: { userAgent: 'desktop' } } as unknown as Window & typeof globalThis
  return { ...browserEnvironment(), window: globalThis.window ?? page }
}
