/** Where a row of the wallet list comes from. Spec 9, connector type order. */
export type ConnectorTypeOrder =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** A way to connect. Spec 2, connect method order. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Buttons of the account view by name. Features add theirs by declaration merging. */
export interface WalletFeatures {
  receive: true
}

/** A button of the account view. */
export type WalletFeature = keyof WalletFeatures

/** Social logins. Spec 9, default socials. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Flags of the modal itself. */
export interface CoreFeatures {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  /** Whether the first view names the toolkit in its footer. */
  readonly reownBranding: boolean
  readonly receive: boolean
  readonly emailShowWallets: boolean
  readonly connectorTypeOrder: readonly ConnectorTypeOrder[]
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  /** The buttons of the account view, in order. Absent: all that there are, in an order of their own. */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** Absent: wallet first when an injected wallet exists, else email first. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
}

/**
 * Flags of the modal and of its features, which add theirs by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface Features { readonly greeting: boolean } }
 * ```
 */
export interface Features extends CoreFeatures {}

/** The defaults of the modal's own flags. */
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

/** What the host set, and the defaults for the rest. */
export function allFeatures(given: Partial<Features>): CoreFeatures & Partial<Features> {
  return { ...defaultFeatures, ...given }
}

/** Spec 2: wallet, email, social when an injected wallet exists; else email, social, wallet. An explicit order wins. */
export function connectMethodsOrder(
  features: Pick<Features, 'connectMethodsOrder'>,
  hasInjectedWallet: boolean,
): readonly ConnectMethod[] {
  if (features.connectMethodsOrder) return features.connectMethodsOrder
  return hasInjectedWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

/** `connectorTypeOrder` with the types that the host left out appended in default order. */
export function completeConnectorOrder(order: readonly ConnectorTypeOrder[]): readonly ConnectorTypeOrder[] {
  return [...new Set([...order, ...defaultFeatures.connectorTypeOrder])]
}
