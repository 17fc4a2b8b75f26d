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

/** A button of the account view. Spec 9, wallet feature order. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Social logins. Spec 9, default socials. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Feature flags of the spec, section 1. */
export interface Features {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly swaps: boolean
  readonly onramp: boolean
  readonly activity: boolean
  /** The name that `activity` had before. */
  readonly history?: boolean | undefined
  /** Whether the first view names the toolkit in its footer. */
  readonly reownBranding: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly emailShowWallets: boolean
  readonly connectorTypeOrder: readonly ConnectorTypeOrder[]
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Absent: wallet first when an injected wallet exists, else email first. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  readonly pay: boolean
  /** The backend signs in whoever connects, in place of `siwx`. Reference, SIWX section 1. */
  readonly reownAuthentication?: boolean | undefined
}

/** Defaults of the spec, sections 1 and 9. */
export const defaultFeatures: Features = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: true,
  onramp: true,
  activity: true,
  reownBranding: true,
  receive: true,
  send: true,
  emailShowWallets: true,
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  pay: false,
}

/** What the host set, and the defaults for the rest. */
export function allFeatures(given: Partial<Features>): Features {
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
