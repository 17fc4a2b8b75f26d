import type { LoadFallback } from '@openappkit/appkit-core'

/** Loads what serves the namespaces without an adapter. */
export const loadFallback: LoadFallback = () => import('@openappkit/adapter-walletconnect/fallback')
