import { AppKitError } from '@openappkit/appkit-core/adapter'
import { RpcError } from '../rpc/SolanaRpc'
import type { TransferPlan } from './TransferPlan'

/** Number of budget instructions (limit and price) before the plan's instructions. */
const budgetInstructions = 2

/** Creates the error for insufficient funds. */
export function insufficientFunds(cause?: unknown): AppKitError {
  const message = "Insufficient funds: the balance doesn't cover the transfer and its fee. Add SOL."
  return new AppKitError('transaction/insufficient-funds', message, { cause })
}

function expired(cause?: unknown): AppKitError {
  const message = 'The transaction expired before it was sent. Try again and approve it within a minute.'
  return new AppKitError('transaction/expired', message, { cause })
}

/** Creates the error for a transaction that expired before a block included it. */
export function dropped(signature: string): AppKitError {
  const message = 'No block included the transaction, so nothing was moved. Try again.'
  return new AppKitError('transaction/dropped', message, { details: signature })
}

/** Returns the kit's error for a node's refusal. */
export function refused(err: unknown, plan: Pick<TransferPlan, 'isToken' | 'creates'>, cause: unknown): AppKitError {
  const reason = typeof err === 'string' ? err : Object.keys((err as object | null) ?? {})[0]
  if (reason === 'BlockhashNotFound') return expired(cause)
  // 'AccountNotFound': the payer never had any SOL.
  if (reason === 'InsufficientFundsForFee' || reason === 'AccountNotFound') return insufficientFunds(cause)
  if (reason === 'InsufficientFundsForRent') {
    const message =
      'The transfer leaves an account below the rent-exempt minimum. Send all of it, or more to a new account.'
    return new AppKitError('transaction/insufficient-rent', message, { cause })
  }
  const [index, failure] = (err as { InstructionError?: [number, unknown] } | null)?.InstructionError ?? []
  const code = (failure as { Custom?: number } | undefined)?.Custom
  // Custom error 1 means insufficient funds in all programs of a transfer.
  if (code === 1) {
    const isOpening = plan.creates !== undefined && index === budgetInstructions
    return plan.isToken && !isOpening
      ? new AppKitError('transaction/insufficient-token-balance', 'Insufficient token balance', { cause })
      : insufficientFunds(cause)
  }
  if (code === 17 && plan.isToken)
    return new AppKitError(
      'transaction/account-frozen',
      "The token's issuer froze this account. Send from another account.",
      { cause },
    )
  return new AppKitError('transaction/failed', 'The network rejected the transaction. See `details`.', {
    cause,
    details: JSON.stringify(err),
  })
}

/**
 * Returns the error for a node's refusal. Undefined if the transaction may have been accepted, because the node wasn't
 * reached or a proxy answered instead.
 */
export function refusalOf(cause: unknown, plan: Pick<TransferPlan, 'isToken' | 'creates'>): AppKitError | undefined {
  if (!(cause instanceof RpcError)) return undefined
  const { err } = (cause.data ?? {}) as { readonly err?: unknown }
  return err || !isTrouble(cause.code) ? refused(err, plan, cause) : undefined
}

/**
 * Returns whether a node reports that the transaction is already on chain, because the wallet also sent it or a proxy
 * sent it twice.
 */
export function isInChain(cause: unknown): boolean {
  return cause instanceof RpcError && (cause.data as { readonly err?: unknown } | undefined)?.err === 'AlreadyProcessed'
}

/** Returns whether a code is a proxy's internal error or a gateway's status. */
function isTrouble(code: number): boolean {
  return code === -32603 || code === -32000 || code === 408 || code >= 500
}
