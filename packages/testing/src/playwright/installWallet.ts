import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import type { WalletControls } from '../wallet/InjectedWallet'
import type { InjectedWalletOptions } from '../wallet/InjectedWalletOptions'
import { fetchJsonRpc } from '../wallet/jsonRpc'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { WalletAccountInput } from '../wallet/WalletAccount'
import type { BridgeMessage, PageWallet, PageWalletOptions, SerializableWalletOptions } from './pageRegistry'

/** What {@link installWallet} may be told. */
export interface InstallWalletOptions extends SerializableWalletOptions {
  /** Asked in the test's own process when no switch decides. Resolve false to decline. Default: approve. */
  readonly approve?: InjectedWalletOptions['approve']
}

/** Drives a wallet in a page. Each method is that of `InjectedWallet`, and resolves when the page has carried it out. */
export type WalletController = {
  readonly [control in keyof WalletControls]: (...args: Parameters<WalletControls[control]>) => Promise<void>
} & {
  /** What the current document has asked the wallet, oldest first; optionally of one method only. */
  requests(method?: string): Promise<readonly RecordedRequest[]>
  /** How many listeners the current document has on the provider. */
  listenerCount(): Promise<number>
}

/**
 * Installs a wallet in `page`, now and in every document that it loads from here on. The wallet's own calls to the chain leave from the test's process,
 * so they appear in no request log of the page and need no entry in its content security policy.
 *
 * Orders given before the first `page.goto` hold from the first document on.
 *
 * @example
 * ```ts
 * const wallet = await installWallet(page, { accounts: [privateKey], chains: { 31337: { rpcUrl: chain.url } } })
 * await wallet.reject('connect')
 * await page.goto('/')
 * ```
 */
export async function installWallet(
  page: Page,
  { approve, ...options }: InstallWalletOptions,
): Promise<WalletController> {
  const id = `openappkitWallet${randomUUID().replaceAll('-', '')}`
  await page.exposeBinding(id, (_source, message: BridgeMessage) =>
    'approval' in message ? approve?.(message.approval) : fetchJsonRpc(message.rpcUrl, message.call),
  )
  const manifest = createRequire(import.meta.url).resolve('@openappkit/testing/package.json')
  const source = await readFile(join(dirname(manifest), 'dist', 'wallet.global.js'), 'utf8')
  // Addresses are derived here once, so that no page load has to.
  const [first, ...others] = options.accounts
  const accounts: PageWalletOptions['accounts'] = [withAddress(first), ...others.map(withAddress)]
  const pageOptions: PageWalletOptions = {
    storage: 'session',
    ...options,
    accounts,
    id,
    asksApproval: approve !== undefined,
  }
  // In a function of its own, so that the script leaves no name in the page.
  const script = `(() => {${source};OpenAppKitTesting.install(${JSON.stringify(pageOptions)})})()`
  await page.addInitScript({ content: script })
  if (page.url() !== 'about:blank') await page.evaluate(script)
  return createController(page, id)
}

function withAddress(account: WalletAccountInput): WalletAccountInput {
  return typeof account === 'string' ? { privateKey: account, address: privateKeyToAddress(account) } : account
}

function createController(page: Page, id: string): WalletController {
  const control =
    <name extends keyof WalletControls>(name: name) =>
    async (...args: Parameters<WalletControls[name]>): Promise<void> => {
      const done = await page.evaluate(
        ([id, name, args]) => {
          const wallets = Reflect.get(window, Symbol.for('openappkit.testing.wallets')) as
            | Record<string, PageWallet>
            | undefined
          wallets?.[id]?.drive(name, args)
          return wallets?.[id] !== undefined
        },
        [id, name, args] as const,
      )
      if (done) return
      // No document with the wallet yet: the order waits for the first.
      const task = [randomUUID(), name, args].map(part => JSON.stringify(part)).join()
      await page.addInitScript({ content: `window[Symbol.for('openappkit.testing.wallets')]?.${id}?.runOnce(${task})` })
    }
  return {
    approve: control('approve'),
    reject: control('reject'),
    hang: control('hang'),
    pending: control('pending'),
    fail: control('fail'),
    release: control('release'),
    lock: control('lock'),
    unlock: control('unlock'),
    switchAccount: control('switchAccount'),
    switchChain: control('switchChain'),
    disconnect: control('disconnect'),
    goOffline: control('goOffline'),
    goOnline: control('goOnline'),
    announce: control('announce'),
    async requests(method) {
      const requests = await page.evaluate(id => {
        const wallets = Reflect.get(window, Symbol.for('openappkit.testing.wallets')) as
          | Record<string, PageWallet>
          | undefined
        return wallets?.[id]?.wallet.requests ?? []
      }, id)
      return method === undefined ? requests : requests.filter(request => request.method === method)
    },
    listenerCount: () =>
      page.evaluate(id => {
        const wallets = Reflect.get(window, Symbol.for('openappkit.testing.wallets')) as
          | Record<string, PageWallet>
          | undefined
        return wallets?.[id]?.wallet.listenerCount() ?? 0
      }, id),
  }
}
