import type { Features } from '@openappkit/appkit-core'
import { hasMembers, isBoolean, isListOf, isOneOf, isText, type OptionCheck, optional } from './OptionCheck'

const socials = isListOf(isOneOf(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']), "['google']")

/** Checks for `true`, `false` or a list of providers, as in AppKit 1.8. */
const providers: OptionCheck = (value, path, options) =>
  Array.isArray(value) ? undefined : isBoolean(value, path, options)

/** Checks by flag. */
const flags: Readonly<Record<keyof Features, OptionCheck>> = {
  activity: isBoolean,
  allWallets: isBoolean,
  analytics: isBoolean,
  collapseWallets: isBoolean,
  connectMethodsOrder: isListOf(isOneOf(['wallet', 'email', 'social']), "['wallet', 'email']"),
  connectorTypeOrder: isListOf(
    isOneOf(['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']),
    "['injected', 'walletConnect']",
  ),
  email: isBoolean,
  emailShowWallets: isBoolean,
  history: isBoolean,
  legalCheckbox: isBoolean,
  onramp: providers,
  pay: isBoolean,
  payWithExchange: isBoolean,
  receive: isBoolean,
  reownAuthentication: isBoolean,
  reownBranding: isBoolean,
  send: isBoolean,
  smartSessions: isBoolean,
  socials: (value, path, options) => (value === false ? undefined : socials(value, path, options)),
  swaps: providers,
  walletFeaturesOrder: isListOf(isText('receive'), "['receive', 'send']"),
}

/** Names of all flags. */
export const flagNames: readonly string[] = Object.keys(flags)

/** Checks `features`. */
export const checkFeatures: OptionCheck = hasMembers(
  Object.fromEntries(Object.entries(flags).map(([name, check]) => [name, optional(check)])),
  '{ send: false }',
)
