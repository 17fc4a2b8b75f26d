import type { Faucet } from './Faucet'
import type { Ledger } from './Ledger'

/** The state that RPC methods use. */
export interface RpcNode {
  readonly ledger: Ledger
  readonly faucet: Faucet
  readonly genesisHash: string
}

/** An RPC method. Throws an `RpcError` for requests that a node rejects. */
export type RpcMethod = (node: RpcNode, ...params: readonly unknown[]) => unknown

/** Wraps a current value in the context object that most methods return. */
export function inContext(ledger: Ledger, value: unknown): unknown {
  return { context: { apiVersion: '3.0.0', slot: ledger.slot }, value }
}

/** Reads the options object, the last parameter of most methods. */
export function readConfig(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
