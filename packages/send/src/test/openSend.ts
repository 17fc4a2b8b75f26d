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
import { FakeAdapter } from './FakeAdapter'
import { base, bob, carol, ethereum, own } from './startSend'

export interface SendKit {
  readonly kit: ModalKit
  readonly evm: FakeAdapter
  readonly errors: AppKitError[]
  /** Events of sending, in order. */
  readonly events: AppKitEvent[]
}

const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }
const mainnet = { ...ethereum, nativeCurrency: { ...ethereum.nativeCurrency, decimals: 18 }, blockExplorers: explorer }

/** A kit with a wallet that is connected and can send, ended with the test. */
export async function sendKit(
  mountModal: ModalModule['mountModal'] = () => ({ destroy() {} }),
  options: Partial<AppKitOptions> = {},
  environment: Environment = pageEnvironment(),
): Promise<SendKit> {
  const evm = new FakeAdapter('eip155', own)
  evm.addresses = [own, bob, carol]
  const errors: AppKitError[] = []
  const appkit = new AppKit(
    {
      networks: [mainnet, base],
      adapters: [evm],
      storage: memoryStorage(),
      locale: 'en',
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
  appkit.events.subscribe(({ data }) => void (data.event.startsWith('SEND') && events.push(data)))
  onTestFinished(() => appkit.destroy())
  await appkit.load()
  evm.becomeConnected(1)
  return { kit, evm, errors, events }
}

/** A page that is enough for a kit. */
function pageEnvironment(): Environment {
  const page = { navigator: { userAgent: 'desktop' } } as unknown as Window & typeof globalThis
  return { ...browserEnvironment(), window: globalThis.window ?? page }
}
