import { WalletFailure, type WalletFailureCode } from '../WalletFailure'
import type { VaultMessage, VaultMethod } from './messages/VaultCall'
import type { Vault, VaultState } from './Vault'

/** The page's side of a worker. */
export type VaultWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror'>

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (failure: WalletFailure) => void
}

/**
 * Returns the vault that runs in a worker. Secrets that the page has to pass are moved to the worker: the page's buffer
 * is empty afterwards.
 *
 * @example
 * ```ts
 * const vault = connectVault(startWorker())
 * const { status } = await vault.start()
 * ```
 */
export function connectVault(worker: VaultWorker): Vault {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(state: VaultState) => void>()
  let lastId = 0
  const call = <method extends VaultMethod>(
    method: method,
    args: Parameters<Vault[method]>,
    transfer: Transferable[] = [],
  ): ReturnType<Vault[method]> => {
    const id = ++lastId
    const answer = new Promise<never>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, method, args }, transfer)
    })
    return answer as ReturnType<Vault[method]>
  }
  worker.onmessage = ({ data }: MessageEvent<VaultMessage>) => {
    if ('state' in data) {
      for (const listener of listeners) listener(data.state)
      return
    }
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) caller?.reject(failureFrom(data.failure))
    else caller?.resolve(data.result as never)
  }
  worker.onerror = worker.onmessageerror = () => {
    const failure = new WalletFailure('embedded/failed', "The wallet's worker failed. Reload the page and try again.")
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  const subscribe: Vault['subscribe'] = listener => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { ...methodsOf(call), subscribe }
}

type Call = <method extends VaultMethod>(
  method: method,
  args: Parameters<Vault[method]>,
  transfer?: Transferable[],
) => ReturnType<Vault[method]>

function methodsOf(call: Call): Omit<Vault, 'subscribe'> {
  return {
    start: () => call('start', []),
    requestCode: request => call('requestCode', [request]),
    verifyCode: code => call('verifyCode', [code]),
    signOut: () => call('signOut', []),
    sign: request => call('sign', [request]),
    unlockWithPasskey: answer => call('unlockWithPasskey', [answer], secretsIn(answer)),
    unlockWithPassword: password => call('unlockWithPassword', [password]),
    unlockWithEscrow: () => call('unlockWithEscrow', []),
    cancelEscrow: () => call('cancelEscrow', []),
    addPasskey: answer => call('addPasskey', [answer], secretsIn(answer)),
    addPassword: password => call('addPassword', [password]),
    testPath: (path, key) => call('testPath', [path, key], 'prf' in key ? secretsIn(key) : []),
    removePaths: ids => call('removePaths', [ids]),
    rotate: () => call('rotate', []),
    exportSecrets: () => call('exportSecrets', []),
    devices: () => call('devices', []),
    revokeDevice: id => call('revokeDevice', [id]),
    auditLog: () => call('auditLog', []),
    openLink: request => call('openLink', [request]),
    acceptLink: sealed => call('acceptLink', [sealed]),
    sealLink: request => call('sealLink', [request]),
    requestEmailChange: email => call('requestEmailChange', [email]),
    confirmEmailChange: code => call('confirmEmailChange', [code]),
  }
}

function secretsIn({ prf }: { readonly prf: Uint8Array }): Transferable[] {
  return prf.buffer instanceof ArrayBuffer ? [prf.buffer] : []
}

function failureFrom({
  code,
  message,
  left,
}: {
  readonly code: string
  readonly message: string
  readonly left?: number | undefined
}): WalletFailure {
  return new WalletFailure(code as WalletFailureCode, message, left === undefined ? {} : { left })
}
