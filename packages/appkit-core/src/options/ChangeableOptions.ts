import { AppKitError } from '@openappkit/contract'
import type { AppKitOptions } from './AppKitOptions'
import type { Features } from './Features'

/** Names of the options that can change after `createAppKit`. Options of features can't. */
const changeableOptions = [
  'allWallets',
  'chainImages',
  'connectorImages',
  'customWallets',
  'debug',
  'enableNetworkSwitch',
  'enableWalletGuide',
  'enableWallets',
  'excludeWalletIds',
  'experimental_preferUniversalLinks',
  'featuredWalletIds',
  'features',
  'includeWalletIds',
  'locale',
  'manualWCControl',
  'onError',
  'privacyPolicyUrl',
  'termsConditionsUrl',
  'themeMode',
  'themeVariables',
] as const

type ChangeableOption = (typeof changeableOptions)[number]

/**
 * Options that can change after `createAppKit`. `undefined` resets an option to its default. All other options are
 * compile errors.
 */
export type ChangeableOptions = {
  readonly [name in Exclude<ChangeableOption, 'features' | 'themeVariables'>]?: AppKitOptions[name] | undefined
} & {
  /** Flags to merge into the current ones. `undefined` resets a flag. */
  readonly features?: { readonly [flag in keyof Features]?: Features[flag] | undefined } | undefined
  /** Variables to merge into the current ones. `undefined` resets a variable. */
  readonly themeVariables?: AppKitOptions['themeVariables'] | undefined
} & { readonly [name in Exclude<keyof AppKitOptions, ChangeableOption>]?: never }

/** Flags before and after a change, and those that can't change. */
export interface FlagChange {
  readonly before: Partial<Features>
  readonly after: Partial<Features>
  readonly fixed: readonly (keyof Features)[]
}

/** @throws {AppKitError} `options/read-only` if `changes` has an option, or `flags` a flag, that can't change. */
export function assertChangeable(changes: object, { before, after, fixed }: FlagChange): void {
  const option = Object.keys(changes).find(name => !changeableOptions.some(known => known === name))
  if (option !== undefined) throw readOnly(option)
  const flag = fixed.find(name => (before[name] ?? false) !== (after[name] ?? false))
  if (flag !== undefined) throw readOnly(`features.${flag}`)
}

function readOnly(name: string): AppKitError {
  const way = name === 'networks' ? 'Call `addNetwork` or `removeNetwork`.' : 'Create a new kit to change it.'
  return new AppKitError('options/read-only', `\`${name}\` can't change. ${way}`)
}
