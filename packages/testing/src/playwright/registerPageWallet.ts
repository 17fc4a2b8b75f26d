import { type DrivenWallet, type PageIdentity, type PageWallet, registryKey } from './pageRegistry'

/** Sends a message to the process that drives the page. */
export type Bridge = (message: unknown) => Promise<unknown>

const registry: unique symbol = Symbol.for(registryKey)
const host = window as unknown as { [registry]?: Record<string, PageWallet> } & Record<string, Bridge | undefined>

/**
 * Installs a wallet in the page, once per document. The driving process sends the wallet's chain requests, because an
 * extension's requests don't come from the page either.
 */
export function registerPageWallet(
  { id }: PageIdentity,
  create: (bridge: Bridge) => DrivenWallet & { install(host: Window): () => void },
): void {
  host[registry] ??= {}
  if (host[registry][id] !== undefined) return
  const wallet = create(message => {
    const send = host[id]
    return send === undefined ? Promise.reject(new Error('The test has ended.')) : send(message)
  })
  wallet.install(window)
  host[registry][id] = {
    wallet,
    drive: (control, args) => drive(wallet, control, args),
    runOnce: (...task) => runOnce(wallet, ...task),
  }
}

function drive(wallet: DrivenWallet, control: string, args: readonly unknown[]): void {
  const act: unknown = Reflect.get(wallet, control)
  if (typeof act !== 'function') throw new TypeError(`The wallet has no control ${control}. Check its name.`)
  act(...args)
}

/**
 * Runs a command that was sent before the first page load. A reload runs the same script again, but not the command.
 */
function runOnce(wallet: DrivenWallet, taskId: string, control: string, args: readonly unknown[]): void {
  try {
    const key = `openappkit.testing.${taskId}`
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, 'done')
  } catch {
    // A frame without an origin has no storage. It doesn't survive a reload either.
  }
  drive(wallet, control, args)
}
