import type { AppKitError, AppKitNetwork, AppKitOptions, Connector, Environment } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mountModal } from '../src/shell/mountModal'
import { evm } from './chains'
import { createAdapter } from './createAdapter'
import { HeldLink } from './HeldLink'

export function connector(id: string, name: string, more: Partial<Connector> = {}): Connector {
  return { id, name, type: 'ANNOUNCED', chain: 'eip155', info: { rdns: id }, ...more }
}

export const networks: readonly [AppKitNetwork, ...AppKitNetwork[]] = evm.networks

/** Enough networks for a search field. */
export const manyNetworks: readonly [AppKitNetwork, ...AppKitNetwork[]] = [
  ...evm.networks,
  ...['Polygon', 'Scroll', 'Zora'].map((name, index) => ({ ...evm.networks[0], id: 1001 + index, name })),
]

/** The connector that an adapter lists if there is a WalletConnect client. */
export const walletConnect: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain: 'eip155',
}

export interface ViewKit {
  /** Kit of the views. It exists from the start, so that a test can read it before the modal opens. */
  readonly kit: ModalKit
  readonly adapter: ScriptedAdapter
  /** WalletConnect client. Used with `cloud`. */
  readonly link: HeldLink
  readonly errors: AppKitError[]
  /** Loads and mounts the closed modal, as a button does on hover. */
  hover(): void
}

/**
 * Creates a kit with this package's modal, two installed wallets and three networks. `others` are adapters of further
 * chain families.
 */
export function createViewKit(
  options: Partial<AppKitOptions> = {},
  connectors?: readonly Connector[],
  environment?: Environment,
  others: readonly ScriptedAdapter[] = [],
): ViewKit {
  const installed = [connector('io.first', 'First'), connector('io.second', 'Second')]
  const hasBackend = options.cloud !== undefined
  const adapter = createAdapter(connectors ?? (hasBackend ? [walletConnect, ...installed] : installed))
  const link = new HeldLink()
  const { appkit, kit, errors } = createTestKit({
    options: { networks, adapters: [adapter, ...others], ...options },
    mountModal: loaded => mountModal(loaded, { renderer: { createRoot, flushSync } }),
    environment,
    loadFallback: () => import('@openappkit/adapter-walletconnect/fallback'),
    prepare: appkit => {
      const load = async () => {
        // The kit's own loader, which this one replaces, does the same.
        for (const namespace of appkit.adapters.namespaces) appkit.adapter(namespace).followWalletConnect?.(link)
        return link
      }
      if (hasBackend) Object.assign(appkit, { walletConnect: { load } })
    },
  })
  kit.start()
  return { kit, adapter, link, errors, hover: () => appkit.prefetch() }
}
