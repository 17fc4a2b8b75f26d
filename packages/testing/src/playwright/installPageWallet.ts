import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { fetchJsonRpc, type JsonRpcCall } from '../wallet/jsonRpc'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { PageIdentity, PageWallet } from './pageRegistry'

/** What a page asks of the process that drives it. */
export type BridgeMessage<approval> =
  | { readonly rpcUrl: string; readonly call: JsonRpcCall }
  | { readonly approval: approval }

/** The controls of a wallet, driven from outside its page: each resolves when the page has carried it out. */
export type Driven<controls> = {
  readonly [name in keyof controls]: controls[name] extends (...args: infer args) => void
    ? (...args: args) => Promise<void>
    : never
}

/** What every controller tells beside its wallet's controls. */
export interface PageRecords {
  /** What the current document has asked the wallet, oldest first; optionally of one method only. */
  requests(method?: string): Promise<readonly RecordedRequest[]>
  /** How many listeners the current document has on the wallet. */
  listenerCount(): Promise<number>
}

/** How a kind of wallet gets into a page. */
export interface PageWalletKind<controls, message> {
  /** Name of the script in this package's `dist` that has the wallet's code. */
  readonly script: string
  /** Options that can be written down as JSON. */
  readonly options: object
  readonly asksApproval: boolean
  /** Answers what the wallet asks from inside the page. */
  readonly answer: (message: message) => unknown
  readonly controls: Readonly<Record<keyof controls & string, true>>
}

/** Installs a wallet in `page`, now and in every document that it loads from here on, and drives it. */
export async function installPageWallet<controls, message>(
  page: Page,
  { script, options, asksApproval, answer, controls }: PageWalletKind<controls, message>,
): Promise<Driven<controls> & PageRecords> {
  const id = `openappkitWallet${randomUUID().replaceAll('-', '')}`
  await page.exposeBinding(id, (_source, message: message) => answer(message))
  const manifest = createRequire(import.meta.url).resolve('@openappkit/testing/package.json')
  const source = await readFile(join(dirname(manifest), 'dist', `${script}.global.js`), 'utf8')
  const identity: PageIdentity = { id, asksApproval }
  // In a function of its own, so that the script leaves no name in the page.
  const content = `(() => {${source};OpenAppKitTesting.install(${JSON.stringify({ storage: 'session', ...options, ...identity })})})()`
  await page.addInitScript({ content })
  if (page.url() !== 'about:blank') await page.evaluate(content)
  const driven = Object.keys(controls).map(name => [name, control(page, id, name)])
  return { ...(Object.fromEntries(driven) as Driven<controls>), ...records(page, id) }
}

/** Calls `answer` for approvals, and the chain for everything else. */
export function answerBridge<approval>(
  approve: ((approval: approval) => boolean | Promise<boolean>) | undefined,
): (message: BridgeMessage<approval>) => unknown {
  return message => ('approval' in message ? approve?.(message.approval) : fetchJsonRpc(message.rpcUrl, message.call))
}

function control(page: Page, id: string, name: string): (...args: readonly unknown[]) => Promise<void> {
  return async (...args) => {
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
}

function records(page: Page, id: string): PageRecords {
  return {
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
