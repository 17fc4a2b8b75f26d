import { type PublicState, readPublicState } from '@openappkit/appkit-core'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'
import { useKit } from './useKit'
import { useReading } from './useReading'

/**
 * Whether the modal is open or loading, which network is in use, and which features are on. `initialized` is false while a server renders.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { open, selectedNetworkId } = useAppKitState()
 * ```
 */
export function useAppKitState(): PublicState & RemoteFeatures {
  const kit = useKit('useAppKitState')
  return useReading(kit, snapshot => ({
    ...readPublicState(snapshot.chains, snapshot.modal),
    initialized: snapshot !== kit.initial,
    ...readRemoteFeatures(snapshot.options, kit.options.given.modules),
  }))
}
