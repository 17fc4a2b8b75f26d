import { AppKitError } from '@openappkit/appkit-core/adapter'
import { RpcError } from '../rpc/SolanaRpc'
import type { TransferPlan } from './TransferPlan'

/** Instructions in front of those of a plan: limit and price. */
const budgetInstructions = 2

export function insufficientFunds(cause?: unknown): AppKitError {
  const message = 'Insufficient funds: there is not enough SOL for the transfer and its fee.'
  return new AppKitError('transaction/insufficient-funds', message, { cause })
}

function expired(cause?: unknown): AppKitError {
  const message = 'The transaction expired before it was sent. Try again and approve it within a minute.'
  return new AppKitError('transaction/expired', message, { cause })
}

/** It was sent, and no block took it in while one could. */
export function dropped(signature: string): AppKitError {
  const message = 'The network did not take the transaction in. Nothing was moved; try again.'
  return new AppKitError('transaction/dropped', message, { details: signature })
}

/** The reason that a node gave for refusing, as the kit's error. */
export function refused(err: unknown, plan: Pick<TransferPlan, 'isToken' | 'creates'>, cause: unknown): AppKitError {
  const reason = typeof err === 'string' ? err : Object.keys((err as object | null) ?? {})[0]
  if (reason === 'BlockhashNotFound') return expired(cause)
  // 'AccountNotFound': whoever pays never had any.
  if (reason === 'InsufficientFundsForFee' || reason === 'AccountNotFound') return insufficientFunds(cause)
  if (reason === 'InsufficientFundsForRent') {
    const message = 'The amount leaves an account with too little to exist. Send all of it, or more to a new account.'
    return new AppKitError('transaction/insufficient-rent', message, { cause })
  }
  const [index, failure] = (err as { InstructionError?: [number, unknown] } | null)?.InstructionError ?? []
  const code = (failure as { Custom?: number } | undefined)?.Custom
  // The first of their own errors means the same in all programs of a transfer.
  if (code === 1) {
    const isOpening = plan.creates !== undefined && index === budgetInstructions
    return plan.isToken && !isOpening
      ? new AppKitError('transaction/insufficient-token-balance', 'Insufficient token balance', { cause })
      : insufficientFunds(cause)
  }
  if (code === 17 && plan.isToken)
    return new AppKitError('transaction/frozen', 'The issuer of the token froze this account.', { cause })
  return new AppKitError('transaction/failed', 'The network refused the transaction.', {
    cause,
    details: JSON.stringify(err),
  })
}

/**
 * What a node threw for a transaction that it refused; nothing when it may have taken it all the same: it wasn't reached, or whoever stands in front of it answered
 * in its place.
 */
export function refusalOf(cause: unknown, plan: Pick<TransferPlan, 'isToken' | 'creates'>): AppKitError | undefined {
  if (!(cause instanceof RpcError)) return undefined
  const { err } = (cause.data ?? {}) as { readonly err?: unknown }
  return err || !isTrouble(cause.code) ? refused(err, plan, cause) : undefined
}

/** Whether a node says that this very transaction is in the chain: the wallet sent it as well, or a proxy asked twice. */
export function isInChain(cause: unknown): boolean {
  return cause instanceof RpcError && (cause.data as { readonly err?: unknown } | undefined)?.err === 'AlreadyProcessed'
}

/** 'Internal error', what proxies say of their own, and the statuses of gateways. */
function isTrouble(code: number): boolean {
  return code === -32603 || code === -32000 || code === 408 || code >= 500
}
