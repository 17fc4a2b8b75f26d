import type { AdapterHost, AdapterState, CaipNetwork } from '@openappkit/appkit-core'
import type { ActionsContext } from './ActionsContext'
import type { AdapterActions } from './AdapterActions'
import { AdapterShell } from './AdapterShell'
import { KitNetworks } from './KitNetworks'
import { readState } from './readState'

/**
 * Shell of an adapter whose actions store the connections. Use it for every chain without a separate store like
 * wagmi's.
 *
 * @example
 * ```ts
 * import { type ActionsContext, type AdapterActions, StandardShell } from '@openappkit/adapter-kit'
 * import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
 *
 * export class ToyAdapter extends StandardShell<AdapterActions> {
 *   readonly namespace = 'toy'
 *   readonly adapterType = 'toy'
 *   readonly chainName = 'Toy'
 *   readonly capabilities: ReadonlySet<AdapterCapability> = new Set()
 *   readonly networks: readonly AppKitNetwork[] = []
 *
 *   constructor(readonly createActions: (context: ActionsContext) => AdapterActions) {
 *     super()
 *   }
 *
 *   protected async load(): Promise<() => AdapterActions> {
 *     return () => this.createActions(this.context)
 *   }
 * }
 * ```
 */
export abstract class StandardShell<actions extends AdapterActions> extends AdapterShell<actions> {
  /**
   * Networks of all kits that have attached, without duplicates, the latest kit's first.
   * {@link StandardShell.setNetworks} replaces the whole list.
   */
  protected readonly known: KitNetworks = new KitNetworks()

  /** Context to pass to the actions. */
  protected get context(): ActionsContext {
    const { namespace, chainName, capabilities, remembered } = this
    const networks = () => this.known.list
    return { namespace, chainName, capabilities, remembered, networks, onChange: () => this.project() }
  }

  override attach(host: AdapterHost): () => void {
    this.known.add(host.networks)
    return super.attach(host)
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.known.set(networks)
    this.actions?.refresh?.()
  }

  protected read(host: AdapterHost): AdapterState {
    const { actions, hasReconnected, remembered } = this
    return readState(host, { actions, hasReconnected, remembered, isConnecting: this.attempt !== undefined })
  }
}
