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
 */
export function connectVault(worker: VaultWorker): Vault {
  const calls = new Calls(worker)
  const listeners = new Set<(state: VaultState) => void>()
  worker.onmessage = ({ data }: MessageEvent<VaultMessage>) => {
    if (!('state' in data)) return calls.settle(data)
    for (const listener of listeners) listener(data.state)
  }
  worker.onerror = worker.onmessageerror = () => calls.fail()
  const subscribe: Vault['subscribe'] = listener => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { ...methodsOf((method, args, transfer) => calls.send(method, args, transfer)), subscribe }
}

/** Calls that wait for an answer of the worker. */
class Calls {
  readonly #worker: Pick<VaultWorker, 'postMessage'>
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #hasAnswered = false
  /** Set if the worker's script can't be loaded: no answer ever comes. */
  #failure: WalletFailure | undefined

  constructor(worker: Pick<VaultWorker, 'postMessage'>) {
    this.#worker = worker
  }

  send<method extends VaultMethod>(
    method: method,
    args: Parameters<Vault[method]>,
    transfer: Transferable[] = [],
  ): ReturnType<Vault[method]> {
    const answer = new Promise<never>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure)
      const id = ++this.#lastId
      this.#waiting.set(id, { resolve, reject })
      try {
        this.#worker.postMessage({ id, method, args }, transfer)
      } catch (cause) {
        this.#waiting.delete(id)
        reject(new WalletFailure('embedded/invalid-request', "The request can't be sent to the vault.", { cause }))
      }
    })
    return answer as ReturnType<Vault[method]>
  }

  settle(message: Exclude<VaultMessage, { readonly state: VaultState }>): void {
    this.#hasAnswered = true
    const caller = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('failure' in message) caller?.reject(failureFrom(message.failure))
    else caller?.resolve(message.result as never)
  }

  fail(): void {
    const failure = new WalletFailure('embedded/failed', "The wallet's worker failed. Reload the page and try again.")
    if (!this.#hasAnswered) this.#failure = failure
    for (const { reject } of this.#waiting.values()) reject(failure)
    this.#waiting.clear()
  }
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
    refresh: () => call('refresh', []),
    rotate: () => call('rotate', []),
    exportSecrets: () => call('exportSecrets', []),
    sealRecovery: password => call('sealRecovery', [password]),
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
