import { type AppKitOptions, memoryStorage } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { embeddedWallet } from '@openappkit/embedded-wallet'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ethereum } from '../../test/session'
import { createAppKit as createBareAppKit } from '../exports/bare'
import { createAppKit } from '../exports/index'
import type { AppKitInstance } from './HostKit'

const cloud = 'https://cloud.example'
const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

async function featuresOf(kit: AppKitInstance): Promise<readonly string[]> {
  onTestFinished(() => kit.destroy())
  return (await kit.load()).features.list.map(({ name }) => name)
}

function options(given: Partial<AppKitOptions>): AppKitOptions {
  return { networks: [ethereum], adapters: [new ScriptedAdapter()], enableWalletConnect: false, ...given }
}

test.each<[string, Partial<AppKitOptions>, readonly string[]]>([
  ['with a backend and an adapter', { cloud }, ['emailLogin']],
  ['with a project id and an adapter', { projectId: 'abc' }, ['emailLogin']],
  ['without a backend', {}, []],
  ['without an adapter', { cloud, adapters: [] }, []],
  ['if the app turns it off', { cloud, features: { email: false } }, []],
])('%s, the kit starts the login features: %#', async (_, given, names) => {
  expect(await featuresOf(createAppKit(options(given)))).toEqual(names)
})

test('a login feature that the app passes itself starts once', async () => {
  expect(await featuresOf(createAppKit(options({ cloud, modules: [embeddedWallet] })))).toEqual(['embeddedWallet'])
})

test('a bare kit starts only the login features that the app passes', async () => {
  expect(await featuresOf(createBareAppKit({ ...options({ cloud }), modules: [] }))).toEqual([])
  expect(await featuresOf(createBareAppKit({ ...options({ cloud }), modules: [embeddedWallet] }))).toEqual([
    'embeddedWallet',
  ])
})

/** An adapter that connected the embedded wallet on the last visit and waits for it. */
function waitingAdapter(): ScriptedAdapter {
  const adapter = new ScriptedAdapter()
  adapter.emit({ status: 'reconnecting', activeConnectorId: 'ID_AUTH', address: own })
  return adapter
}

/** The storage after such a visit, without a login. */
function connected() {
  return memoryStorage({
    '@appkit/connections': JSON.stringify({ eip155: [{ connectorId: 'ID_AUTH', accounts: [{ address: own }] }] }),
  })
}

test.each<[string, Partial<AppKitOptions>, boolean]>([
  ['loads with the page after a login', {}, true],
  ['loads with the page while an adapter waits for it', { adapters: [waitingAdapter()], storage: connected() }, true],
  ['waits for the user without a login', { storage: memoryStorage() }, false],
  ['waits for the user if the app reconnects nothing', { enableReconnect: false }, false],
])('the wallet %s', async (_, given, isLoaded) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No backend in this test')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const storage = memoryStorage({ '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true' })
  const kit = createAppKit(options({ cloud, storage, ...given }))
  onTestFinished(() => kit.destroy())
  const { features } = await kit.load()
  if (isLoaded) await expect.poll(() => features.list.map(({ name }) => name)).toContain('embeddedWallet')
  else {
    // The account features have loaded by now, if anything loads them.
    await import('./startAccountFeatures')
    expect(features.list.map(({ name }) => name)).toEqual(['emailLogin'])
  }
})
