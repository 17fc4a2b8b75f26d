import type { LoadFallback } from '@openappkit/appkit-core'

/** Loads the adapter for namespaces without one of their own. */
export const loadFallback: LoadFallback = () => import('@openappkit/adapter-walletconnect/fallback')
