import type { AppKit, AppKitError, AppKitEvent, AppKitOptions, Environment, ModalModule } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { SIWXController } from '../src/controller/SIWXController'
import { FakeSIWX } from './FakeSIWX'
import { alice, base, carol, ethereum, solana } from './networks'
import { SigningAdapter } from './SigningAdapter'

export interface SignInKit {
  readonly kit: ModalKit
  readonly config: FakeSIWX
  readonly evm: SigningAdapter
  readonly solana: SigningAdapter
  readonly errors: AppKitError[]
  /** Events of signing in and of disconnecting, in order. */
  readonly events: AppKitEvent[]
  /** Lets everything that is on its way arrive. */
  settled(): Promise<void>
}

/** A kit of two chains with sign-in, ended with the test. */
export function signInKit(
  mountModal?: ModalModule['mountModal'],
  options: Partial<AppKitOptions> = {},
  environment?: Environment,
): SignInKit {
  const config = new FakeSIWX()
  const evm = new SigningAdapter('eip155', alice)
  const solanaAdapter = new SigningAdapter('solana', carol)
  const { appkit, errors, kit } = createTestKit({
    options: {
      networks: [ethereum, base, solana],
      adapters: [evm, solanaAdapter],
      siwx: config,
      metadata: { name: 'Prism Swap', description: '', url: 'https://app.example', icons: [] },
      ...options,
    },
    mountModal,
    environment,
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => {
    if (/SIWX|DISCONNECT/.test(data.event)) events.push(data)
  })
  return { kit, config, evm, solana: solanaAdapter, errors, events, settled }
}

/** The same without a screen, and with its controller at work. */
export async function startSignIn(
  options: Partial<AppKitOptions> = {},
): Promise<SignInKit & { readonly signIn: SIWXController }> {
  const made = signInKit(undefined, options)
  const kit = await (made.kit.base as AppKit).load()
  const signIn = kit.service(SIWXController)
  signIn.start()
  return { ...made, signIn }
}

/** Everything that only waits for promises has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}
