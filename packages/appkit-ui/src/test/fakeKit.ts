import {
  AppKit,
  type AppKitError,
  type AppKitNetwork,
  type AppKitOptions,
  type Connector,
  type Environment,
  type LoadModal,
  memoryStorage,
} from '@openappkit/appkit-core'
import { ModalKit } from '@openappkit/appkit-core/modal'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mountModal } from '../shell/mountModal'
import { FakeAdapter } from './FakeAdapter'

function network(id: number, name: string): AppKitNetwork {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  }
}

export function connector(id: string, name: string, more: Partial<Connector> = {}): Connector {
  return { id, name, type: 'ANNOUNCED', chain: 'eip155', info: { rdns: id }, ...more }
}

export const networks: readonly [AppKitNetwork, ...AppKitNetwork[]] = [
  network(1, 'Ethereum'),
  network(10, 'OP Mainnet'),
  network(8453, 'Base'),
]

export interface FakeKit {
  /** What views get. It is there from the start, so that a test can look at it before the modal opens. */
  readonly kit: ModalKit
  readonly adapter: FakeAdapter
  readonly errors: AppKitError[]
}

/** A kit with two installed wallets, three networks and nothing stored. Pass the modal's tests to it with `mountModal`. */
export function fakeKit(
  options: Partial<AppKitOptions> = {},
  connectors?: readonly Connector[],
  environment?: Environment,
): FakeKit {
  const adapter = new FakeAdapter(connectors ?? [connector('io.first', 'First'), connector('io.second', 'Second')])
  const errors: AppKitError[] = []
  const loadModal: LoadModal = async () => ({
    // A constructor that returns an object makes that object.
    ModalKit: function made() {
      return kit
    } as unknown as typeof ModalKit,
    mountModal: loaded => mountModal(loaded, { renderer: { createRoot, flushSync } }),
  })
  const base = new AppKit(
    { networks, adapters: [adapter], storage: memoryStorage(), locale: 'en', onError: e => errors.push(e), ...options },
    { loadModal, ...(environment ? { environment } : {}) },
  )
  const kit = new ModalKit(base)
  kit.start()
  return { kit, adapter, errors }
}
