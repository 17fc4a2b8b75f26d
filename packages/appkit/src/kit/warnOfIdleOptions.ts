import type { Features } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import accountFeatures from './accountFeatures'

/** Package that implements each flag, without its scope. Includes packages of AppKit's API that aren't released yet. */
const packages: Readonly<Record<string, string>> = {
  email: 'embedded-wallet',
  socials: 'embedded-wallet',
  emailShowWallets: 'embedded-wallet',
  collapseWallets: 'embedded-wallet',
  smartSessions: 'embedded-wallet',
  reownAuthentication: 'siwx',
  ...Object.fromEntries(
    accountFeatures.flatMap(({ name, remote }) => [name, ...(remote?.keys ?? [])].map(flag => [flag, name])),
  ),
}

/** Packages of default features that another feature's package contains. */
const owners: Readonly<Partial<Record<string, string>>> = { payWithExchange: 'pay' }

/** Names of the default features. */
export const released: readonly string[] = ['siwx', ...accountFeatures.map(({ name }) => name)]

/**
 * Warns on the console about each option that the app enables but no installed feature supports. `installed` contains
 * feature names.
 */
export function warnOfIdleOptions({ environment, options: { input } }: ModalKit, installed: readonly string[]): void {
  const { features = {}, siwx, siweConfig } = input
  const enabled = Object.entries(packages)
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
    ? `add the feature of @openappkit/${owners[name] ?? name} to \`modules\`.`
    : `@openappkit/${name}, which serves it, isn't released yet.`
}
