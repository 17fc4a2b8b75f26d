import {
  AppKit,
  type AppKitError,
  type AppKitNetwork,
  type AppKitOptions,
  type Connector,
  type Environment,
  memoryStorage,
} from '@openappkit/appkit-core'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import { modalOf } from '@openappkit/test-kit/modal-of'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mountModal } from '../src/shell/mountModal'
import { FakeAdapter } from './FakeAdapter'
import { evm } from './FakeChain'
import { FakeLink } from './FakeLink'

export function connector(id: string, name: string, more: Partial<Connector> = {}): Connector {
  return { id, name, type: 'ANNOUNCED', chain: 'eip155', info: { rdns: id }, ...more }
}

export const networks: readonly [AppKitNetwork, ...AppKitNetwork[]] = evm.networks

/** The connector that an adapter lists while there is a WalletConnect client. */
export const walletConnect: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain: 'eip155',
}

export interface FakeKit {
  /** What views get. It is there from the start, so that a test can look at it before the modal opens. */
  readonly kit: ModalKit
  readonly adapter: FakeAdapter
  /** Stands in for the relay and whoever is behind it, where a backend is configured. */
  readonly link: FakeLink
  readonly errors: AppKitError[]
  /** Fetches and mounts the modal, closed, as a button does that the pointer is on. */
  hover(): void
}

/** A kit with two installed wallets, three networks and nothing stored; `others` are further chain families beside EVM. Pass the modal's tests to it with `mountModal`. */
export function fakeKit(
  options: Partial<AppKitOptions> = {},
  connectors?: readonly Connector[],
  environment?: Environment,
  others: readonly FakeAdapter[] = [],
): FakeKit {
  const installed = [connector('io.first', 'First'), connector('io.second', 'Second')]
  const hasBackend = options.cloud !== undefined
  const adapter = new FakeAdapter(connectors ?? (hasBackend ? [walletConnect, ...installed] : installed))
  const link = new FakeLink()
  const errors: AppKitError[] = []
  const loadModal = modalOf(
    () => kit,
    loaded => mountModal(loaded, { renderer: { createRoot, flushSync } }),
  )
  const base = new AppKit(
    {
      networks: [...networks, ...others.flatMap(({ chain }) => chain.networks)],
      adapters: [adapter, ...others],
      storage: memoryStorage(),
      locale: 'en',
      onError: e => errors.push(e),
      ...options,
    },
    { loadModal, ...(environment ? { environment } : {}) },
  )
  const loadLink = async () => {
    // As the kit's own loader does, which this one stands in for.
    for (const namespace of base.adapters.namespaces) base.adapter(namespace).followWalletConnect?.(link)
    return link
  }
  if (hasBackend) Object.assign(base, { walletConnect: { load: loadLink } })
  base.start()
  const kit: ModalKit = createModalKit(base)
  kit.start()
  return { kit, adapter, link, errors, hover: () => base.prefetch() }
}
