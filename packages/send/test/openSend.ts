import type { AppKitError, AppKitEvent, AppKitOptions, Environment, ModalModule } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { base, bob, carol, ethereum, own } from './startSend'

export interface SendKit {
  readonly kit: ModalKit
  readonly evm: ScriptedAdapter
  /** Addresses that can be paid. */
  readonly payable: string[]
  readonly errors: AppKitError[]
  /** Send events in order. */
  readonly events: AppKitEvent[]
}

const explorer = { default: { name: 'Explorer', url: 'https://explorer.example' } }
const nativeCurrency = { ...ethereum.nativeCurrency, decimals: 18 }
const mainnet = { ...ethereum, nativeCurrency, blockExplorers: explorer }

/** Creates a kit with a connected wallet that can send. The kit ends with the test. */
export async function sendKit(
  mountModal?: ModalModule['mountModal'],
  options: Partial<AppKitOptions> = {},
  environment?: Environment,
): Promise<SendKit> {
  const evm = new ScriptedAdapter({
    connectors: [{ id: 'io.wallet', name: 'Prism' }],
    capabilities: ['sendTransaction', 'sendToken', 'estimateFee', 'walletCapabilities', 'walletAssets'],
    accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }],
  })
  const payable = [own, bob, carol]
  evm.isAddress = address => payable.includes(address)
  evm.coinTypes = async ({ id }) => (Number(id) === 1 ? [60] : [2 ** 31 + Number(id), 60])
  const { appkit, errors, kit } = createTestKit({
    options: { networks: [mainnet, { ...base, nativeCurrency }], adapters: [evm], ...options },
    mountModal,
    environment,
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.startsWith('SEND') && events.push(data)))
  await appkit.load()
  evm.emitConnected({ chainId: 1 })
  return { kit, evm, payable, errors, events }
}
