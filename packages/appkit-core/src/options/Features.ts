/** Source of a row in the wallet list. */
export type ConnectorTypeOrder =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Way to connect. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Buttons of the account view by name. Features add theirs by declaration merging. */
export interface WalletFeatures {
  receive: true
}

/** Button of the account view. */
export type WalletFeature = keyof WalletFeatures

/** Social login provider. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Feature flags of the modal itself. */
export interface CoreFeatures {
  /**
   * Login by email, for users without a wallet. Needs `cloud` or `projectId`. While email or social login is on, the kit
   * warns developers if the project doesn't allow the app's origin. Default: true.
   */
  readonly email: boolean
  /** Social logins. Not available yet; see `email`. Default: all. */
  readonly socials: readonly SocialProvider[] | false
  /** Whether the first view's footer shows the toolkit's name. Default: true. */
  readonly reownBranding: boolean
  /** Whether the account view shows the receive button. Default: true. */
  readonly receive: boolean
  /** Whether the Connect view lists wallets beside another way to connect, such as email. Default: true. */
  readonly emailShowWallets: boolean
  /**
   * Order of the wallet list. Missing types follow in default order. Default: `walletConnect`, `recent`, `injected`,
   * `featured`, `custom`, `external`, `recommended`.
   */
  readonly connectorTypeOrder: readonly ConnectorTypeOrder[]
  /** Whether to send events and errors to the backend. Default: true. */
  readonly analytics: boolean
  /** Whether the modal shows the wallet directory. Default: true. */
  readonly allWallets: boolean
  /**
   * Whether connecting requires consent to the terms. Has no effect without `termsConditionsUrl` or `privacyPolicyUrl`.
   * Default: false.
   */
  readonly legalCheckbox: boolean
  /** Has no effect yet. */
  readonly smartSessions: boolean
  /**
   * Whether the Connect view shows one button instead of the wallets, if it has another way to connect, such as email.
   * Default: false.
   */
  readonly collapseWallets: boolean
  /** Buttons of the account view, in order. Default: all of them, in built-in order. */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** Order of the connect methods. Default: wallets first if an injected wallet exists, else email first. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
}

/**
 * Feature flags of the modal and its features, which add theirs by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface Features {
 *     readonly greeting: boolean
 *   }
 * }
 * ```
 */
export interface Features extends CoreFeatures {}

/** Defaults of the modal's own flags. */
export const defaultFeatures: CoreFeatures = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  reownBranding: true,
  receive: true,
  emailShowWallets: true,
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
}

/**
 * Returns the app's flags, with the modal's defaults for flags that the app doesn't set.
 *
 * @example
 * ```ts
 * import { allFeatures } from '@openappkit/appkit-core/features'
 *
 * const { email, analytics } = allFeatures({ email: false }) // email: false, analytics: true
 * ```
 */
export function allFeatures(features: Partial<Features>): CoreFeatures & Partial<Features> {
  return { ...defaultFeatures, ...features }
}

/**
 * Returns the order of the connect methods: wallet, email, social if an injected wallet exists, else email, social,
 * wallet. `features.connectMethodsOrder` overrides it.
 *
 * @example
 * ```ts
 * import { connectMethodsOrder } from '@openappkit/appkit-core/features'
 *
 * connectMethodsOrder({}, true) // ['wallet', 'email', 'social']
 * ```
 */
export function connectMethodsOrder(
  features: Pick<Features, 'connectMethodsOrder'>,
  hasInjectedWallet: boolean,
): readonly ConnectMethod[] {
  if (features.connectMethodsOrder) return features.connectMethodsOrder
  return hasInjectedWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

/** Returns the app's `connectorTypeOrder` with the missing types appended in default order. */
export function completeConnectorOrder(order: readonly ConnectorTypeOrder[]): readonly ConnectorTypeOrder[] {
  return [...new Set([...order, ...defaultFeatures.connectorTypeOrder])]
}
