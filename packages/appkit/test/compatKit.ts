import { type AppKitOptions, memoryStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { onTestFinished } from 'vitest'
import type { CompatAppKit } from '../src/compat/CompatAppKit'
import { makeCompatKit } from '../src/compat/makeCompatKit'
import type { HostKit } from '../src/kit/HostKit'
import { unwrapKit } from '../src/kit/unwrapKit'
import { bitcoin } from '../src/networks/bitcoin'
import { createAdapter } from './createAdapter'
import { fakeModal } from './fakeModal'
import { ethereum, optimism } from './session'

export interface Bench {
  readonly kit: CompatAppKit
  /** The kit that `kit` wraps. */
  readonly host: HostKit
  readonly wallet: ScriptedAdapter
  /** Notifies the kit of the wallet's state, as in a browser. */
  readonly notify: () => void
}

/** Creates a kit of the compat entry point with one wallet and no page. */
export function setUp(options: Partial<AppKitOptions> = {}, wallet: ScriptedAdapter = createAdapter()): Bench {
  const networks = [ethereum, optimism, bitcoin] as const
  const kit = makeCompatKit({ networks, storage: memoryStorage(), adapters: [wallet], ...options }, fakeModal())
  onTestFinished(() => kit.destroy())
  const host = unwrapKit(kit)
  const notify = () => {
    host.chains.project(wallet.namespace, wallet.state)
    host.connectors.project(wallet.namespace, wallet.state.connectors)
    host.connections.project(wallet.namespace, wallet.state)
  }
  return { kit, host, wallet, notify }
}

/** Waits for all pending work. */
export function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
