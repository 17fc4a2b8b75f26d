import { SessionActions } from './actions/SessionActions'
import { SessionShell } from './SessionShell'

/**
 * A {@link WalletConnectAdapter} that includes its actions, because both are needed on intent and should load with one
 * request.
 */
export class FallbackAdapter extends SessionShell {
  protected async load(): Promise<() => SessionActions> {
    return () => new SessionActions(this.context)
  }
}
