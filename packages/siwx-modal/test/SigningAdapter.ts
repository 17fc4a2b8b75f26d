import type { ChainNamespace, Connector, ConnectParameters, ConnectResult } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'

/** A scripted adapter with one wallet that signs messages. */
export class SigningAdapter extends ScriptedAdapter {
  /** Runs between the wallet's approval and the end of a connection. */
  onConnect: (parameters: ConnectParameters) => Promise<void> = async () => {}

  constructor(namespace: ChainNamespace, address: string, connector: Partial<Connector> = {}) {
    super({
      namespace,
      // Without an rdns, so the wallets of two chains stay separate rows.
      connectors: [{ id: 'io.wallet', name: 'Prism', info: undefined, ...connector }],
      capabilities: ['switchNetwork', 'signMessage'],
      accounts: () => [{ namespace, address, type: 'eoa' }],
    })
  }

  override async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const result = await super.connect(parameters)
    await this.onConnect(parameters)
    return result
  }
}
