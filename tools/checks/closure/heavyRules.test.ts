import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import type { Violation } from '../violation.ts'
import { entryPointClosure } from './entryPointClosure.ts'
import { findHeavy, findIdleRules } from './findHeavy.ts'
import { heavyRules } from './heavyRules.ts'
import { publishedEntryPoints } from './publishedEntryPoints.ts'

/** Modules that break each rule, by the rule's name. */
const planted: Readonly<Record<string, readonly string[]>> = {
  WalletConnect: [
    'node_modules/@walletconnect/universal-provider/index.js',
    'node_modules/@walletconnect/sign-client/index.js',
    'packages/appkit-core/dist/walletConnectLibrary.js',
  ],
  'Solana libraries': [
    'node_modules/@solana/web3.js/index.js',
    'node_modules/@solana/kit/index.js',
    'packages/adapter-solana/dist/solanaLibrary.js',
  ],
  'Bitcoin libraries': [
    'node_modules/bitcoinjs-lib/index.js',
    'node_modules/tiny-secp256k1/index.js',
    'node_modules/@bitcoinerlab/secp256k1/index.js',
    'node_modules/sats-connect/index.js',
  ],
  'QR codes': ['node_modules/uqr/index.js', 'packages/appkit-ui/src/elements/QrCode.tsx'],
  'SDKs of wallet vendors': ['node_modules/@coinbase/wallet-sdk/index.js', 'node_modules/@base-org/account/index.js'],
  'public client': [
    'node_modules/viem/_esm/clients/createPublicClient.js',
    'node_modules/viem/_esm/clients/decorators/public.js',
  ],
  'normalization of ENS names': ['node_modules/@adraffy/ens-normalize/index.js'],
  lit: ['node_modules/lit/index.js', 'node_modules/@lit/reactive-element/index.js'],
  schemas: ['node_modules/zod/index.js', 'node_modules/zod/v4/mini/index.js'],
  locale: [
    'packages/appkit-ui/src/locales/ar.ts',
    'packages/appkit-ui/src/locales/lazy.en.ts',
    'packages/appkit/src/locales/pt-BR.ts',
  ],
  'account views': [
    'packages/appkit-ui/src/views/account/AccountView.tsx',
    'packages/appkit-ui/src/views/networks/NetworksView.tsx',
  ],
  'account assets': [
    'packages/appkit-ui/src/views/assets/TokensTab.tsx',
    'packages/appkit-core/src/portfolio/PortfolioController.ts',
    'packages/appkit-core/src/activity/PendingTransactions.ts',
  ],
  'test doubles': ['packages/appkit-core/src/testing/ScriptedAdapter.ts', 'packages/appkit-core/dist/testing.js'],
  receiving: ['packages/appkit-ui/src/views/receive/WalletReceiveView.tsx'],
  'directory and pairing views': ['packages/appkit-ui/src/views/allwallets/AllWalletsView.tsx'],
  help: ['packages/appkit-ui/src/views/help/WhatIsAWalletView.tsx'],
  'feature send': ['packages/send/dist/index.js'],
}

const manifests = {
  'packages/appkit/package.json': { name: '@x/appkit', exports: { '.': { default: './dist/index.js' } } },
  'packages/appkit-ui/package.json': { name: '@x/ui' },
  'packages/send/package.json': { name: '@x/send', exports: { '.': { default: './dist/index.js' } } },
  'packages/cloud/package.json': { name: '@x/cloud', exports: { '.': { default: './dist/index.js' } } },
  'packages/send/dist/index.js': 'export const content = 1',
}

/** Returns the violations of an entry point with this `code`, which can import a module at `path`. */
async function violationsOf(path: string, code: string): Promise<Violation[]> {
  const root = fixtureTree({
    ...manifests,
    [path]: 'export const content = 1',
    'packages/appkit/dist/index.js': `export { content } from './chunk.js'`,
    'packages/appkit/dist/chunk.js': code,
  })
  const [entryPoint] = publishedEntryPoints(root)
  return entryPoint ? findHeavy(await entryPointClosure(root, entryPoint), heavyRules(root)) : []
}

const cases = Object.entries(planted).flatMap(([name, paths]) => paths.map(path => ({ name, path })))

test.each(cases)('$path loads only on demand', async ({ name, path }) => {
  const early = await violationsOf(path, `export { content } from '../../../${path}'`)
  expect(early.map(({ message }) => message)).toEqual([expect.stringContaining(`@x/appkit has`)])
  expect(early[0]?.message).toContain(`(${name})`)

  expect(await violationsOf(path, `export const content = () => import('../../../${path}')`)).toEqual([])
})

test('every rule has a failing case, and every feature package has a rule', () => {
  const rules = heavyRules(fixtureTree(manifests))
  expect(rules.map(({ name }) => name)).toEqual(Object.keys(planted))
})

test('the entry points of a package do not break the rule about that package', async () => {
  const root = fixtureTree({ ...manifests, 'packages/appkit/dist/index.js': 'export {}' })
  const entryPoints = publishedEntryPoints(root)
  expect(entryPoints.map(({ name }) => name)).toEqual(['@x/appkit', '@x/send'])
  for (const entryPoint of entryPoints)
    expect(findHeavy(await entryPointClosure(root, entryPoint), heavyRules(root))).toEqual([])
})

test('English for the first view and chain libraries that an app needs at startup break no rule', () => {
  const modules = [
    'packages/appkit-ui/src/locales/en.ts',
    'packages/appkit/src/locales/loadMessages.ts',
    'packages/appkit-ui/src/views/connect/AllWalletsRow.tsx',
    '@solana/wallet-standard-features/lib/esm/index.js',
    'viem/_esm/clients/createClient.js',
    'packages/adapter-solana/dist/index.js',
  ]
  expect(findHeavy({ name: 'page', file: 'page', modules }, heavyRules(fixtureTree({})))).toEqual([])
})

test('a rule about our own modules that matches nothing in a full build fails', () => {
  const rules = [
    { name: 'kept', pattern: /kept/, why: '', isOurs: true as const },
    { name: 'renamed', pattern: /renamed/, why: '', isOurs: true as const },
    { name: 'library', pattern: /library/, why: '' },
  ]
  const found = findIdleRules(['src/kept.ts'], rules)
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining("'renamed' matches nothing")])
})
