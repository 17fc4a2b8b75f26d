import {
  AppKit,
  type AppKitError,
  type AppKitOptions,
  browserEnvironment,
  type Environment,
  type ModalModule,
  memoryStorage,
} from '@openappkit/appkit-core'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import { onTestFinished } from 'vitest'
import { modalOf } from './modalOf'

/** What a kit is made with. */
export interface FakeKitSettings {
  readonly options: Pick<AppKitOptions, 'networks'> & Partial<AppKitOptions>
  /** Absent: there is no screen. */
  readonly mountModal?: ModalModule['mountModal'] | undefined
  /** Absent: a page that is enough for a kit. */
  readonly environment?: Environment | undefined
}

/** A kit without a page around it. */
export interface FakeKit {
  readonly appkit: AppKit
  readonly kit: ModalKit
  /** What the host was told. */
  readonly errors: AppKitError[]
}

/** A kit that keeps nothing beyond the test and ends with it. Both of its halves are there at once; `appkit.load()` mounts the modal. */
export function fakeKit({ options, mountModal, environment = bareEnvironment() }: FakeKitSettings): FakeKit {
  const errors: AppKitError[] = []
  const appkit = new AppKit(
    { storage: memoryStorage(), locale: 'en', onError: error => errors.push(error), ...options },
    {
      // A constructor that returns an object makes that object.
      loadModal: modalOf(() => kit, mountModal ?? (() => ({ destroy() {} }))),
      environment,
    },
  )
  appkit.start()
  const kit: ModalKit = createModalKit(appkit)
  onTestFinished(() => appkit.destroy())
  return { appkit, kit, errors }
}

function bareEnvironment(): Environment {
  const page = { navigator: { userAgent: 'desktop' } } as unknown as Window & typeof globalThis
  return { ...browserEnvironment(), window: globalThis.window ?? page }
}
