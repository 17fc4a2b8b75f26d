import { type AppKitOptions, memoryStorage } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { onTestFinished } from 'vitest'
import type { CompatAppKit } from '../src/compat/CompatAppKit'
import { makeCompatKit } from '../src/compat/makeCompatKit'
import { bitcoin } from '../src/networks/bitcoin'
import { createAdapter } from './createAdapter'
import { fakeModal } from './fakeModal'
import { ethereum, optimism } from './session'

export interface Bench {
  readonly kit: CompatAppKit
  readonly wallet: ScriptedAdapter
  /** The kit hears what the wallet says, as it does in a browser. */
  readonly tell: () => void
}

/** A kit of the compat entry with one wallet, without a page. */
export function setUp(options: Partial<AppKitOptions> = {}, wallet: ScriptedAdapter = createAdapter()): Bench {
  const networks = [ethereum, optimism, bitcoin] as const
  const kit = makeCompatKit({ networks, storage: memoryStorage(), adapters: [wallet], ...options }, fakeModal())
  onTestFinished(() => kit.destroy())
  const tell = () => {
    kit.chains.project(wallet.namespace, wallet.state)
    kit.connectors.project(wallet.namespace, wallet.state.connectors)
    kit.connections.project(wallet.namespace, wallet.state)
  }
  return { kit, wallet, tell }
}

/** Lets everything that is under way come to rest. */
export function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
