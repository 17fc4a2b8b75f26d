import type { AppKitError, AppKitEvent, AppKitOptions, Environment, ModalModule } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { fakeKit } from '@openappkit/feature-tests/fake-kit'
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
  mountModal?: ModalModule['mountModal'],
  options: Partial<AppKitOptions> = {},
  environment?: Environment,
): Promise<SendKit> {
  const evm = new FakeAdapter('eip155', own)
  evm.addresses = [own, bob, carol]
  const { appkit, errors, kit } = fakeKit({
    options: { networks: [mainnet, base], adapters: [evm], ...options },
    mountModal,
    environment,
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.startsWith('SEND') && events.push(data)))
  await appkit.load()
  evm.becomeConnected(1)
  return { kit, evm, errors, events }
}
