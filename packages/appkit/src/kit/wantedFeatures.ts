import type { AppKitOptions } from '@openappkit/appkit-core'
import type { LoadFeatures } from './modalLoader'

/** The default features, where the options ask for one of them: a page whose options don't downloads nothing of them. */
export const wantedFeatures: LoadFeatures = ({ features, siwx, siweConfig }: AppKitOptions) =>
  siwx || siweConfig || features?.reownAuthentication ? import('./defaultFeatures') : undefined
