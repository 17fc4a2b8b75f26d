import {
  type AppKit,
  type AppKitError,
  type AppKitEvent,
  type AppKitOptions,
  type CaipNetwork,
  type Environment,
  type ModalModule,
  toCaipNetwork,
} from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type PendingTransaction, PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { ActivityController } from '../src/ActivityController'
import type { ActivitySubject } from '../src/feed/ActivityState'
import { FakeHistory } from './FakeHistory'
import { FollowingAdapter } from './FollowingAdapter'
import { PageEnvironment } from './PageEnvironment'
import { bob, own } from './wireTransaction'

export interface ActivityKit {
  readonly appkit: AppKit
  readonly kit: ModalKit
  readonly evm: FollowingAdapter
  readonly backend: FakeHistory
  readonly errors: AppKitError[]
  /** Events of activity, in order. */
  readonly events: AppKitEvent[]
}

/** Settings of a test kit. */
export interface ActivityKitSettings {
  readonly mountModal?: ModalModule['mountModal']
  readonly options?: Partial<AppKitOptions>
  readonly environment: Environment
  readonly prepare?: (made: Pick<ActivityKit, 'backend' | 'evm'>) => void
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const explorer = { default: { name: 'Explorer', url: 'https://explorer.example/' } }
const ethereum: CaipNetwork = toCaipNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: ether,
  rpcUrls: { default: { http: [] } },
  blockExplorers: explorer,
})
/** Without an explorer. */
const base: CaipNetwork = toCaipNetwork({
  id: 8453,
  name: 'Base',
  nativeCurrency: ether,
  rpcUrls: { default: { http: [] } },
})
export const subject: ActivitySubject = { namespace: 'eip155', address: own, caipNetworkId: 'eip155:1' }
export const sent: PendingTransaction = {
  hash: '0xsent',
  caipNetworkId: 'eip155:1',
  address: own,
  to: bob,
  amount: 500_000_000_000_000_000n,
  token: { symbol: 'ETH', decimals: 18 },
  at: Date.UTC(2026, 0, 15, 11),
}

/** Creates a kit with a connected wallet and a backend. The kit ends with the test. */
export async function activityKit(settings: ActivityKitSettings): Promise<ActivityKit> {
  const evm = new FollowingAdapter({ accounts: () => [{ namespace: 'eip155', address: own, type: 'eoa' }] })
  const backend = new FakeHistory()
  settings.prepare?.({ backend, evm })
  const { appkit, errors, kit } = createTestKit({
    options: {
      networks: [ethereum, base],
      adapters: [evm],
      cloud: backend.url,
      features: { analytics: false },
      ...settings.options,
    },
    mountModal: settings.mountModal,
    environment: settings.environment,
  })
  const events: AppKitEvent[] = []
  appkit.events.subscribe(({ data }) => void (data.event.includes('TRANSACTIONS') && events.push(data)))
  await appkit.load()
  evm.emitConnected({ chainId: 1 })
  return { appkit, kit, evm, backend, errors, events }
}

export interface ActivityScene extends ActivityKit {
  readonly environment: PageEnvironment
  readonly activity: ActivityController
  readonly pending: PendingTransactions
  /** Ids of the loaded transactions. */
  ids(): readonly string[]
  status(): string
}

/** Creates the same kit with its controllers and a manual clock. */
export async function startActivity(settings: Partial<ActivityKitSettings> = {}): Promise<ActivityScene> {
  const environment = new PageEnvironment()
  const made = await activityKit({ environment, ...settings })
  const activity = made.kit.controller(ActivityController)
  const pending = made.kit.controller(PendingTransactions)
  const state = () => activity.of(subject)
  const ids = () => {
    const known = state()
    return 'history' in known ? known.history.transactions.map(({ id }) => id) : []
  }
  return { ...made, environment, activity, pending, ids, status: () => state().status }
}
