import { ChainUnreachableError, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { WalletNamespace } from '../walletconnect/WalletNamespace'
import { PaymentError } from './PaymentError'
import type { WalletPayment } from './WalletPayment'

/**
 * Sends a payment with the namespace of its chain. Resolves with the transaction's hash, signature or id.
 *
 * @throws PaymentError
 */
export async function pay(namespaces: readonly WalletNamespace[], payment: WalletPayment): Promise<string> {
  const { chainId, amount, references = [], memo = '' } = payment
  const namespace = namespaces.find(({ chains }) => chains.includes(chainId))
  if (namespace === undefined)
    throw new PaymentError('unsupported-chain', `The wallet doesn't have the chain ${chainId}. Pass one of its chains.`)
  if (amount <= 0n) throw new PaymentError('invalid-amount', 'The amount must be more than 0.')
  if (namespace.name !== 'solana' && (references.length > 0 || memo !== ''))
    throw new PaymentError('unsupported-field', `Payments on ${chainId} have no references and no memo. Omit them.`)
  try {
    return await namespace.pay(payment)
  } catch (cause) {
    if (cause instanceof PaymentError || !(cause instanceof ProviderRpcError)) throw cause
    throw new PaymentError(cause instanceof ChainUnreachableError ? 'unreachable' : 'rejected', cause.message, {
      cause,
    })
  }
}

/**
 * Sends a signed transaction.
 *
 * @throws PaymentError `unknown-outcome` if the connection fails.
 */
export async function broadcastPayment<result>(send: () => Promise<result>): Promise<result> {
  try {
    return await send()
  } catch (cause) {
    if (!(cause instanceof ChainUnreachableError)) throw cause
    const message = "The chain didn't respond, so it may have the transaction. Check the balance before you pay again."
    throw new PaymentError('unknown-outcome', message, { cause })
  }
}
