import { expect, expectTypeOf, test } from 'vitest'
import type { AppKitInstance } from './HostKit'

declare global {
  interface ImportMeta {
    /** The part of Vite's `import.meta` that this test uses. */
    glob<T>(path: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, T>
  }
}

/** Everything that an editor completes after `kit.`. */
const members = [
  'open',
  'close',
  'isOpen',
  'prefetch',
  'load',
  'destroy',
  'connect',
  'disconnect',
  'switchConnection',
  'deleteConnection',
  'getConnectors',
  'getConnections',
  'getProvider',
  'getWalletInfo',
  'retryReconnect',
  'endReconnect',
  'getAccount',
  'getAddress',
  'getCaipAddress',
  'getIsConnectedState',
  'refreshBalance',
  'getNetwork',
  'getChainId',
  'getCaipNetwork',
  'getCaipNetworks',
  'getActiveChainNamespace',
  'switchNetwork',
  'addNetwork',
  'removeNetwork',
  'adapter',
  'getThemeMode',
  'setThemeMode',
  'getThemeVariables',
  'setThemeVariables',
  'setLocale',
  'updateOptions',
  'getState',
  'subscribeAccount',
  'subscribeNetwork',
  'subscribeConnections',
  'subscribeWalletInfo',
  'subscribeState',
  'subscribeTheme',
  'subscribeEvents',
  'trackEvent',
] as const

const [page = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/kit.md', { query: '?raw', import: 'default', eager: true }),
)

test('a kit shows apps these members and no internals', () => {
  expectTypeOf<keyof AppKitInstance>().toEqualTypeOf<(typeof members)[number]>()
})

test('docs/kit.md describes every member, and no other', () => {
  const cells = page.split('\n').flatMap(line => (line.startsWith('| `') ? [line.split(' | ')[0] ?? ''] : []))
  const described = cells.flatMap(cell => [...cell.matchAll(/`(\w+)\(/g)].map(([, name = '']) => name))
  expect(described.toSorted()).toEqual(members.toSorted())
})
