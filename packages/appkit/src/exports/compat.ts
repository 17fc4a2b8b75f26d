// Types of the sign-in events.
export type { SignInEventProperties } from '@openappkit/siwx-modal'
export type { ChangeableOptions } from '../compat/CompatActions'
export type { CompatAppKit } from '../compat/CompatAppKit'
export { createAppKit } from '../compat/createCompatAppKit'
export type { ProvidersByNamespace } from '../compat/WalletProviders'
export type { NamedConnection } from '../kit/readConnections'
export type { RemoteFeatures } from '../kit/readRemoteFeatures'
