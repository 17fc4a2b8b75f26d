import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { fetchJsonRpc, type JsonRpcCall } from '../wallet/jsonRpc'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { PageIdentity, PageWallet } from './pageRegistry'

/** Message from the page to the test process. */
export type BridgeMessage<approval> =
  | { readonly rpcUrl: string; readonly call: JsonRpcCall }
  | { readonly approval: approval }

/**
 * Wallet controls driven from outside the page. Each resolves when the page has run it. Before the first `page.goto`,
 * it resolves immediately and runs in the first document.
 */
export type Driven<controls> = {
  readonly [name in keyof controls]: controls[name] extends (...args: infer args) => void
    ? (...args: args) => Promise<void>
    : never
}

/** Records that every wallet controller returns. */
export interface PageRecords {
  /** Resolves with the requests of the current document, oldest first: all of them, or only those with `method`. */
  requests(method?: string): Promise<readonly RecordedRequest[]>
  /** Resolves with the number of the document's listeners on the wallet. */
  listenerCount(): Promise<number>
}

/** Installation of a wallet type in a page. */
export interface PageWalletKind<controls, message> {
  /** Name of the wallet's script in this package's `dist`. */
  readonly script: string
  /** JSON-serializable options. */
  readonly options: object
  readonly asksApproval: boolean
  /** Responds to messages from the page. */
  readonly answer: (message: message) => unknown
  readonly controls: Readonly<Record<keyof controls & string, true>>
}

/** Installs a wallet in `page` and in every document it loads later. Resolves with its controller. */
export async function installPageWallet<controls, message>(
  page: Page,
  { script, options, asksApproval, answer, controls }: PageWalletKind<controls, message>,
): Promise<Driven<controls> & PageRecords> {
  const id = `openappkitWallet${randomUUID().replaceAll('-', '')}`
  await page.exposeBinding(id, (_source, message: message) => answer(message))
  const manifest = createRequire(import.meta.url).resolve('@openappkit/testing/package.json')
  const source = await readFile(join(dirname(manifest), 'dist', `${script}.global.js`), 'utf8')
  const identity: PageIdentity = { id, asksApproval }
  // Wrap the script in a function to avoid globals.
  const content = `(() => {${source};OpenAppKitTesting.install(${JSON.stringify({ storage: 'session', ...options, ...identity })})})()`
  await page.addInitScript({ content })
  if (page.url() !== 'about:blank') await page.evaluate(content)
  const driven = Object.keys(controls).map(name => [name, control(page, id, name)])
  return { ...(Object.fromEntries(driven) as Driven<controls>), ...records(page, id) }
}

/** Creates the function that responds to a wallet's messages: approvals go to `approve`, all others to the chain. */
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
    // No document contains the wallet yet, so the first one runs the command.
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
