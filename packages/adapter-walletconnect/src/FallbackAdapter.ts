import { SessionActions } from './actions/SessionActions'
import { SessionShell } from './SessionShell'

/** A {@link WalletConnectAdapter} that loads together with its actions: on intent both are needed, and one request is enough. */
export class FallbackAdapter extends SessionShell {
  protected async load(): Promise<() => SessionActions> {
    return () => new SessionActions(this.context)
  }
}
