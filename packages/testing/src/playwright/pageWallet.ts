import { createInjectedWallet } from '../wallet/createInjectedWallet'
import type { InjectedWallet, WalletControls } from '../wallet/InjectedWallet'
import { type BridgeMessage, type PageWallet, type PageWalletOptions, registryKey } from './pageRegistry'

type Bridge = (message: BridgeMessage) => Promise<unknown>

const registry: unique symbol = Symbol.for(registryKey)
const host = window as unknown as { [registry]?: Record<string, PageWallet> } & Record<string, Bridge | undefined>

/** Puts a wallet into the page once per document. Its calls to the chain go through the driving process, as an extension's leave from outside the page. */
function install({ id, asksApproval, ...options }: PageWalletOptions): void {
  host[registry] ??= {}
  if (host[registry][id] !== undefined) return
  const bridge: Bridge = message => {
    const send = host[id]
    return send === undefined ? Promise.reject(new Error('The test has ended.')) : send(message)
  }
  const wallet = createInjectedWallet({
    ...options,
    rpc: (rpcUrl, call) => bridge({ rpcUrl, call }),
    ...(asksApproval ? { approve: async approval => (await bridge({ approval })) === true } : {}),
  })
  wallet.install(window)
  host[registry][id] = {
    wallet,
    drive: (control, args) => drive(wallet, control, args),
    runOnce: (...task) => runOnce(wallet, ...task),
  }
}

function drive(wallet: InjectedWallet, control: keyof WalletControls, args: readonly unknown[]): void {
  ;(wallet[control] as (...args: readonly unknown[]) => void)(...args)
}

/** Carries out what was ordered before the page was there. A reload runs the same script again, and the order was for once. */
function runOnce(
  wallet: InjectedWallet,
  taskId: string,
  control: keyof WalletControls,
  args: readonly unknown[],
): void {
  try {
    const key = `openappkit.testing.${taskId}`
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, 'done')
  } catch {
    // A frame without an origin has no storage, and doesn't survive a reload either.
  }
  drive(wallet, control, args)
}

/** For the init script of `installWallet`. */
export { install }
