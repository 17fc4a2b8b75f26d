import type { AppKit, AppKitError, AppKitEvent, AppKitOptions, Environment, ModalModule } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { SIWXController } from '../src/controller/SIWXController'
import { FakeSIWX } from './FakeSIWX'
import { alice, base, carol, ethereum, solana } from './networks'
import { SigningAdapter } from './SigningAdapter'

export interface SignInKit {
  /** The kit as pages receive it. */
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly config: FakeSIWX
  readonly evm: SigningAdapter
  readonly solana: SigningAdapter
  readonly errors: AppKitError[]
  /** Sign-in and disconnect events in order. */
  readonly events: AppKitEvent[]
  /** Waits for all pending work. */
  settled(): Promise<void>
}

/** Creates a kit with two chains and sign-in, which the test destroys. */
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
  return { appkit, kit, config, evm, solana: solanaAdapter, errors, events, settled }
}

/** Creates that kit without a view and starts its controller. */
export async function startSignIn(
  options: Partial<AppKitOptions> = {},
  environment?: Environment,
): Promise<SignInKit & { readonly signIn: SIWXController }> {
  const made = signInKit(undefined, options, environment)
  const kit = await (made.kit.context as AppKit).load()
  const signIn = kit.controller(SIWXController)
  signIn.start()
  return { ...made, signIn }
}

/** Waits for all pending promises. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}
