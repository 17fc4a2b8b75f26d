// Types of the sign-in events.

export type { ChangeableOptions } from '@openappkit/appkit-core'
export type { SignInEventProperties } from '@openappkit/siwx-modal'
export type { CompatAppKit } from '../compat/CompatAppKit'
export { createAppKit } from '../compat/createCompatAppKit'
export type { ProvidersByNamespace } from '../compat/WalletProviders'
export type { NamedConnection } from '../kit/readConnections'
export type { RemoteFeatures } from '../kit/readRemoteFeatures'
