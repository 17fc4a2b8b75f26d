import { WalletFailure } from '../../WalletFailure'
import type { Vault } from '../Vault'
import { type FailureMessage, VAULT_METHODS, type VaultMessage, type VaultMethod } from './VaultCall'

/** The side of a `MessagePort` or worker that the vault is on. */
export interface VaultPort {
  postMessage(message: VaultMessage, transfer: Transferable[]): void
  onmessage: ((event: MessageEvent<unknown>) => void) | null
}

/** Answers the page's calls. Messages that aren't calls of known methods are refused. */
export function serveVault(vault: Vault, port: VaultPort): void {
  vault.subscribe(state => port.postMessage({ state }, []))
  port.onmessage = ({ data }) => void answer(vault, port, data)
}

async function answer(vault: Vault, port: VaultPort, data: unknown): Promise<void> {
  const call = parseCall(data)
  if (!call) return
  const { id, method, args } = call
  try {
    if (!method) throw new WalletFailure('embedded/method-not-allowed', "The vault doesn't have this method.")
    // The page is the wallet's own, so its arguments have the types that `connectVault` gives them.
    const run: (...args: readonly unknown[]) => Promise<unknown> = vault[method] as never
    const result = await run(...args)
    port.postMessage({ id, result }, buffersIn(result))
  } catch (error) {
    port.postMessage({ id, failure: failureMessage(error) }, [])
  }
}

interface ParsedCall {
  readonly id: number
  readonly method: VaultMethod | undefined
  readonly args: readonly unknown[]
}

function parseCall(data: unknown): ParsedCall | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'number') return undefined
  const method = 'method' in data ? VAULT_METHODS.find(name => name === data.method) : undefined
  const args: readonly unknown[] = 'args' in data && Array.isArray(data.args) ? data.args : []
  return { id: data.id, method, args }
}

/** Errors of libraries may quote their input, so only failures of the wallet cross. */
function failureMessage(error: unknown): FailureMessage {
  if (!(error instanceof WalletFailure)) {
    return { code: 'embedded/failed', message: 'The wallet failed. Reload the page and try again.' }
  }
  const { code, message, left } = error
  return left === undefined ? { code, message } : { code, message, left }
}

/** Signatures move to the page, so that the worker keeps no copy. */
function buffersIn(result: unknown): Transferable[] {
  const items: readonly unknown[] = Array.isArray(result) ? result : []
  const buffers = items.flatMap(item =>
    item instanceof Uint8Array && item.buffer instanceof ArrayBuffer ? [item.buffer] : [],
  )
  return [...new Set(buffers)]
}
