import { type PublicState, readPublicState } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { type RemoteFeatures, readRemoteFeatures } from '../kit/readRemoteFeatures'
import { useKit } from './useKit'

/**
 * Returns the state of the modal, the active network and the features that a project can configure remotely.
 * `initialized` is false during server rendering and hydration.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitState } from '@openappkit/appkit/react'
 *
 * export function Status() {
 *   const { open, selectedNetworkId } = useAppKitState()
 *   return <p>{open ? 'Open' : selectedNetworkId}</p>
 * }
 * ```
 */
export function useAppKitState(): PublicState & RemoteFeatures {
  const kit = useKit('useAppKitState')
  return useReading(kit, snapshot => ({
    ...readPublicState(snapshot.chains, snapshot.modal),
    initialized: snapshot !== kit.initial,
    ...readRemoteFeatures(snapshot.options, kit.options.input.modules),
  }))
}
