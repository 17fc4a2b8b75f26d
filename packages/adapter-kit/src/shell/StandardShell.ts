import type { AdapterHost, AdapterState, CaipNetwork } from '@openappkit/appkit-core'
import type { ActionsContext } from './ActionsContext'
import type { AdapterActions } from './AdapterActions'
import { AdapterShell } from './AdapterShell'
import { KitNetworks } from './KitNetworks'
import { readState } from './readState'

/** The shell of an adapter whose own actions say who is connected, which is every chain without a store of its own. */
export abstract class StandardShell<actions extends AdapterActions> extends AdapterShell<actions> {
  /** The networks of all kits that use the adapter. */
  protected readonly known: KitNetworks = new KitNetworks()

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
