import { AppKitError, type ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Simulates a failed reconnect on a chain family. */
export function failReconnect(kit: ModalKit, namespace: ChainNamespace): void {
  kit.chains.require(namespace).reconnectError = new AppKitError('reconnect/failed', 'The wallet did not answer')
}
