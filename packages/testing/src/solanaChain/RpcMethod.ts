import type { Faucet } from './Faucet'
import type { Ledger } from './Ledger'

/** The state that a node's methods work on. */
export interface RpcNode {
  readonly ledger: Ledger
  readonly faucet: Faucet
  readonly genesisHash: string
}

/** One method. Throws an `RpcError` for what a node refuses. */
export type RpcMethod = (node: RpcNode, ...params: readonly unknown[]) => unknown

/** A value of now, in the frame that most methods answer with. */
export function inContext(ledger: Ledger, value: unknown): unknown {
  return { context: { apiVersion: '3.0.0', slot: ledger.slot }, value }
}

/** The object of options at the end of most parameters. */
export function readConfig(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
