import type { AppKit, ChainNamespace } from '@openappkit/appkit-core'
import type { ButtonModel } from './buttonModel'

/** What a click on a button does. */
export function pressButton(
  kit: AppKit,
  { kind, unsupported }: Pick<ButtonModel, 'kind' | 'unsupported'>,
  namespace: ChainNamespace | undefined,
): void {
  if (kind === 'connect' && kit.modal.state.open) {
    kit.close()
    return
  }
  if (kind === 'network') kit.events.track('CLICK_NETWORKS')
  const view =
    kind === 'connect' ? 'Connect' : kind === 'network' ? 'Networks' : unsupported ? 'UnsupportedChain' : 'Account'
  // Why it could not be loaded reaches the host's `onError` by the kit itself.
  void kit.open(namespace ? { view, namespace } : { view })
}
