import type { ChainNamespace } from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'
import type { ButtonModel } from './buttonModel'

/** Opens the modal on the button's view. A connect button closes an open modal instead. */
export function pressButton(
  kit: HostKit,
  { kind, unsupported }: Pick<ButtonModel, 'kind' | 'unsupported'>,
  namespace: ChainNamespace | undefined,
): void {
  if (kind === 'connect' && kit.modal.state.open) {
    kit.close()
    return
  }
  if (kind === 'network') kit.events.track('CLICK_NETWORKS')
  const target = namespace ? { namespace } : {}
  // If the modal fails to load, the kit reports the error to `onError`.
  if (kind === 'connect' && (kit.options.noAdapters || kit.chains.get(namespace)?.reconnectError)) {
    // The modal chooses the view: the QR code or the wallet list without adapters, else the reconnect error.
    void kit.open(target)
    return
  }
  const view =
    kind === 'connect' ? 'Connect' : kind === 'network' ? 'Networks' : unsupported ? 'UnsupportedChain' : 'Account'
  void kit.open({ view, ...target })
}
