import type { AppKitOptions, ChainAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { warnOfMissingBackend } from './warnOfMissingBackend'

const installedWallets = { adapters: [{} as ChainAdapter] }

/** Returns the alerts for some options. */
function alertsFor(input: Partial<AppKitOptions>): string[] {
  const alerts: string[] = []
  const kit = {
    alerts: { openOnce: ({ code, long }: { code: string; long: string }) => alerts.push(`${code} ${long}`) },
    hasBackend: Boolean(input.projectId ?? input.cloud),
    options: { input },
  }
  warnOfMissingBackend(kit as unknown as ModalKit)
  return alerts
}

const asking: readonly [string, Partial<AppKitOptions>][] = [
  ['`enableWalletConnect` needs', { enableWalletConnect: true }],
  ['`universalProviderConfigOverride` needs', { universalProviderConfigOverride: {} }],
  ['`manualWCControl` needs', { manualWCControl: true }],
  ['`allWallets` needs', { allWallets: 'SHOW' }],
  ['`allWallets` needs', { allWallets: 'ONLY_MOBILE' }],
  ['`features.allWallets` needs', { features: { allWallets: true } }],
]

test.each(asking)('%s a backend: %j', (reason, input) => {
  const options = { ...installedWallets, ...input }
  expect(alertsFor(options)).toEqual([
    `APKT008 ${reason} a backend. Pass \`projectId\`, or \`cloud\` with the URL of your own.`,
  ])
  expect(alertsFor({ ...options, projectId: 'abc' })).toEqual([])
  expect(alertsFor({ ...options, cloud: 'https://cloud.example' })).toEqual([])
})

test.each<Partial<AppKitOptions>>([
  {},
  // `options/missing-adapter` covers this.
  { adapters: [] },
  { featuredWalletIds: ['a'], includeWalletIds: ['a'] },
  { allWallets: 'HIDE', features: { allWallets: false } },
  { enableWalletConnect: false },
])('needs no backend for installed wallets: %j', input => {
  expect(alertsFor({ ...installedWallets, ...input })).toEqual([])
})
