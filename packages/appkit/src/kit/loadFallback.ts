import type { LoadFallback } from '@openappkit/appkit-core'

/** Loads the fallback adapter for namespaces without an adapter. */
export const loadFallback: LoadFallback = () => import('@openappkit/adapter-walletconnect/fallback')
