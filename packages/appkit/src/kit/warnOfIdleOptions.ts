import type { Features } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import accountFeatures from './accountFeatures'

/** Name of the feature that implements each flag. Empty for flags of AppKit's API that no feature implements. */
const owners: Readonly<Record<string, string>> = {
  email: 'embeddedWallet',
  emailShowWallets: 'embeddedWallet',
  collapseWallets: 'embeddedWallet',
  socials: '',
  smartSessions: '',
  reownAuthentication: 'siwx',
  ...Object.fromEntries(
    accountFeatures.flatMap(({ name, remote }) => [name, ...(remote?.keys ?? [])].map(flag => [flag, name])),
  ),
}

/** Packages of default features whose name differs, without their scope. */
const packages: Readonly<Partial<Record<string, string>>> = {
  embeddedWallet: 'embedded-wallet',
  payWithExchange: 'pay',
}

/** Names of the default features. */
export const released: readonly string[] = ['siwx', ...accountFeatures.map(({ name }) => name)]

/**
 * Warns on the console about each option that the app enables but no installed feature supports. `installed` contains
 * feature names.
 */
export function warnOfIdleOptions({ environment, options: { input } }: ModalKit, installed: readonly string[]): void {
  const { features = {}, siwx, siweConfig } = input
  const enabled = Object.entries(owners)
    .filter(([flag]) => isOn(features[flag as keyof Features]))
    .map(([flag, name]) => ({ option: `features.${flag}`, name }))
  const signIn = siwx ? 'siwx' : siweConfig && 'siweConfig'
  if (signIn) enabled.push({ option: signIn, name: 'siwx' })

  for (const { option, name } of enabled) {
    if (!installed.includes(name)) environment.window?.console?.warn(`\`${option}\` has no effect: ${remedy(name)}`)
  }
}

function isOn(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function remedy(name: string): string {
  return released.includes(name)
    ? `add the feature of @openappkit/${packages[name] ?? name} to \`modules\`.`
    : "OpenAppKit doesn't support it yet."
}
