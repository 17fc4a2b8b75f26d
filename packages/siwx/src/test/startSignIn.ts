import {
  AppKit,
  type AppKitError,
  type AppKitEvent,
  type AppKitOptions,
  browserEnvironment,
  type Environment,
  type ModalModule,
  memoryStorage,
} from '@openappkit/appkit-core'
import { ModalKit } from '@openappkit/appkit-core/modal'
import { onTestFinished } from 'vitest'
import { SIWXController } from '../kit/SIWXController'
import { FakeAdapter } from './FakeAdapter'
import { FakeSIWX } from './FakeSIWX'
import { alice, base, carol, ethereum, solana } from './networks'

export interface SignInKit {
  readonly kit: ModalKit
  readonly config: FakeSIWX
  readonly evm: FakeAdapter
  readonly solana: FakeAdapter
  readonly errors: AppKitError[]
  /** Events of signing in and of disconnecting, in order. */
  readonly events: AppKitEvent[]
  /** Lets everything that is on its way arrive. */
  settled(): Promise<void>
}

/** A kit of two chains with sign-in, ended with the test. */
export function signInKit(
  mountModal: ModalModule['mountModal'],
  options: Partial<AppKitOptions> = {},
  environment: Environment = pageEnvironment(),
): SignInKit {
  const config = new FakeSIWX()
  const evm = new FakeAdapter('eip155', alice)
  const solanaAdapter = new FakeAdapter('solana', carol)
  const errors: AppKitError[] = []
  const appkit = new AppKit(
    {
      networks: [ethereum, base, solana],
      adapters: [evm, solanaAdapter],
      storage: memoryStorage(),
      locale: 'en',
      siwx: config,
      metadata: { name: 'Prism Swap', description: '', url: 'https://app.example', icons: [] },
      onError: error => errors.push(error),
      ...options,
    },
    {
      // A constructor that returns an object makes that object.
      loadModal: async () => ({
        ModalKit: function made() {
          return kit
        } as unknown as typeof ModalKit,
        mountModal,
      }),
      environment,
    },
  )
  const kit: ModalKit = new ModalKit(appkit)
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => {
    if (/SIWX|DISCONNECT/.test(data.event)) events.push(data)
  })
  onTestFinished(() => appkit.destroy())
  return { kit, config, evm, solana: solanaAdapter, errors, events, settled }
}

/** The same without a screen, and with its controller at work. */
export async function startSignIn(
  options: Partial<AppKitOptions> = {},
): Promise<SignInKit & { readonly signIn: SIWXController }> {
  const made = signInKit(() => ({ destroy() {} }), options)
  const kit = await (made.kit.base as AppKit).load()
  const signIn = kit.part(SIWXController)
  signIn.start()
  return { ...made, signIn }
}

/** Everything that only waits for promises has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

/** A page that is enough for a kit. */
function pageEnvironment(): Environment {
  const page = { navigator: { userAgent: 'desktop' } } as unknown as Window & typeof globalThis
  return { ...browserEnvironment(), window: globalThis.window ?? page }
}
