import type { ChainNamespace } from '@openappkit/appkit-core'
import type { AppKitInstance } from '../kit/AppKitInstance'
import type { ButtonModel } from './buttonModel'

/** What a click on a button does. */
export function pressButton(
  kit: AppKitInstance,
  { kind, unsupported }: Pick<ButtonModel, 'kind' | 'unsupported'>,
  namespace: ChainNamespace | undefined,
): void {
  if (kind === 'connect' && kit.modal.state.open) {
    kit.close()
    return
  }
  if (kind === 'network') kit.events.track('CLICK_NETWORKS')
  const target = namespace ? { namespace } : {}
  // Why it could not be loaded reaches the host's `onError` by the kit itself.
  if (kind === 'connect' && (kit.options.noAdapters || kit.chains.get(namespace)?.restoreError)) {
    // The code, or the wallets on a phone, are all that there is; or there is a connection to try again. The modal knows which.
    void kit.open(target)
    return
  }
  const view =
    kind === 'connect' ? 'Connect' : kind === 'network' ? 'Networks' : unsupported ? 'UnsupportedChain' : 'Account'
  void kit.open({ view, ...target })
}
