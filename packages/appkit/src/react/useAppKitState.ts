import { type Features, type PublicState, readPublicState } from '@openappkit/appkit-core'
import { allFeatures } from '@openappkit/appkit-core/features'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** The features that a project's remote configuration may set. */
export type RemoteFeatures = Pick<Features, 'email' | 'socials' | 'swaps' | 'onramp' | 'activity' | 'reownBranding'>

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
  return useReading(kit, snapshot => {
    const { email, socials, swaps, onramp, activity, reownBranding } = allFeatures(snapshot.options.features)
    const state = { ...readPublicState(snapshot.chains, snapshot.modal), initialized: snapshot !== kit.initial }
    return { ...state, email, socials, swaps, onramp, activity, reownBranding }
  })
}
