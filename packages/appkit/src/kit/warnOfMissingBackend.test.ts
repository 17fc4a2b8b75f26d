import type { AppKitOptions, ChainAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { warnOfMissingBackend } from './warnOfMissingBackend'

const installedWallets = { adapters: [{} as ChainAdapter] }

/** What the alert says for some options. */
function alertsFor(given: Partial<AppKitOptions>): string[] {
  const alerts: string[] = []
  const kit = {
    alerts: { openOnce: ({ code, long }: { code: string; long: string }) => alerts.push(`${code} ${long}`) },
    hasBackend: Boolean(given.projectId ?? given.cloud),
    options: { given },
  }
  warnOfMissingBackend(kit as unknown as ModalKit)
  return alerts
}

const asking: readonly [string, Partial<AppKitOptions>][] = [
  ['Without adapters, connecting needs', { adapters: [] }],
  ['`enableWalletConnect` needs', { enableWalletConnect: true }],
  ['`universalProviderConfigOverride` needs', { universalProviderConfigOverride: {} }],
  ['`manualWCControl` needs', { manualWCControl: true }],
  ['`allWallets` needs', { allWallets: 'SHOW' }],
  ['`allWallets` needs', { allWallets: 'ONLY_MOBILE' }],
  ['`features.allWallets` needs', { features: { allWallets: true } }],
]

test.each(asking)('%s a backend with %j', (reason, given) => {
  const asked = { ...installedWallets, ...given }
  expect(alertsFor(asked)).toEqual([
    `APKT008 ${reason} a backend: pass \`projectId\` to createAppKit, or \`cloud\` with the URL of your own.`,
  ])
  expect(alertsFor({ ...asked, projectId: 'abc' })).toEqual([])
  expect(alertsFor({ ...asked, cloud: 'https://cloud.example' })).toEqual([])
})

test.each<Partial<AppKitOptions>>([
  {},
  { featuredWalletIds: ['a'], includeWalletIds: ['a'] },
  { allWallets: 'HIDE', features: { allWallets: false } },
  { enableWalletConnect: false },
])('an app for installed wallets with %j needs none', given => {
  expect(alertsFor({ ...installedWallets, ...given })).toEqual([])
})
