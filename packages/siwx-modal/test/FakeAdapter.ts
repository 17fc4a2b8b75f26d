import type { ChainAdapter, ConnectParameters, ConnectResult } from '@openappkit/appkit-core'
import { FakeAdapter as FakeWalletAdapter } from '@openappkit/feature-tests/fake-adapter'

/** An adapter whose wallet signs messages. */
export class FakeAdapter extends FakeWalletAdapter {
  override readonly capabilities: ChainAdapter['capabilities'] = new Set(['switchNetwork', 'signMessage'])
  /** What is done between the wallet's consent and the end of a connect. */
  onConnect: (parameters: ConnectParameters) => Promise<void> = async () => {}

  override async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const result = await super.connect(parameters)
    await this.onConnect(parameters)
    return result
  }

  override async signMessage({ address, message }: { readonly message: string; readonly address: string }): Promise<{
    readonly signature: string
  }> {
    await this.ask(`sign ${message}`)
    return { signature: `${address} signed` }
  }
}
