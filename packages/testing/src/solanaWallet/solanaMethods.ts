import { base58, base64 } from '@scure/base'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { SolanaCall, SolanaWalletCore } from './SolanaWalletCore'
import { readWireMessage, withSignature } from './WireMessage'

/** A transaction and the address that signs it. */
export interface TransactionToSign {
  readonly signer: string
  readonly transaction: Uint8Array
}

/** Options that the chain receives with a transaction. */
export interface SendOptions {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: string | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** Signs all messages after a single prompt. Resolves with their signatures. */
export async function signMessages(
  wallet: SolanaWalletCore,
  call: SolanaCall,
  messages: readonly { readonly signer: string; readonly message: Uint8Array }[],
): Promise<readonly Uint8Array[]> {
  const toSign = messages.map(({ signer, message }) => ({ account: wallet.signer(signer), message }))
  await wallet.confirm('sign', call)
  return toSign.map(({ account, message }) => account.sign(message))
}

/**
 * Connects and signs with a single prompt, like wallets that support sign-in.
 *
 * @throws ProviderRpcError 4100 if the wallet doesn't share the account.
 */
export async function signIn(
  wallet: SolanaWalletCore,
  call: SolanaCall,
  messages: readonly { readonly signer: string; readonly message: Uint8Array }[],
): Promise<readonly Uint8Array[]> {
  const unknown = messages.find(({ signer }) => !wallet.shared.some(({ address }) => address === signer))
  if (unknown !== undefined)
    throw new ProviderRpcError(4100, `The wallet doesn't share the account ${unknown.signer}. Connect with it first.`)
  if (wallet.locked) await wallet.prompts.waitForUnlock()
  await wallet.confirm('sign', call)
  wallet.admit()
  return messages.map(({ signer, message }) => wallet.signer(signer).sign(message))
}

/** Signs all transactions after a single prompt. Keeps existing signatures. */
export async function signTransactions(
  wallet: SolanaWalletCore,
  call: SolanaCall,
  transactions: readonly TransactionToSign[],
): Promise<readonly SignedTransaction[]> {
  const toSign = transactions.map(one => prepare(wallet, one))
  await wallet.confirm('sign', call)
  return toSign.map(sign => sign())
}

/** Signs and sends all transactions after a single prompt. Resolves with their signatures in base58. */
export async function sendTransactions(
  wallet: SolanaWalletCore,
  call: SolanaCall,
  transactions: readonly (TransactionToSign & { readonly options?: SendOptions | undefined })[],
): Promise<readonly string[]> {
  const toSign = transactions.map(one => prepare(wallet, one))
  await wallet.confirm('send', call)
  const sent: string[] = []
  for (const [index, sign] of toSign.entries()) {
    const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = transactions[index]?.options ?? {}
    const options = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
    const text = base64.encode(sign().transaction)
    sent.push(String(await wallet.callChain(call.chain, 'sendTransaction', [text, options])))
  }
  return sent
}

/** A transaction with the wallet's signature. */
export interface SignedTransaction {
  readonly transaction: Uint8Array
  /** Base58. */
  readonly signature: string
}

/**
 * Validates a transaction before any prompt. Returns a function that signs it.
 *
 * @throws ProviderRpcError 4100 if the app has no access to the signer, -32602 if the transaction is invalid.
 */
function prepare(wallet: SolanaWalletCore, { signer, transaction }: TransactionToSign): () => SignedTransaction {
  const account = wallet.signer(signer)
  const message = readWireMessage(transaction)
  if (!wallet.transactionVersions.some(version => version === message.version)) {
    throw invalidParams(`the wallet doesn't sign transactions of version ${message.version}.`)
  }
  if (!message.signers.includes(signer)) {
    throw invalidParams(`the transaction doesn't ask for a signature of ${signer}.`)
  }
  return () => {
    const signature = account.sign(message.bytes)
    return { transaction: withSignature(transaction, message, signer, signature), signature: base58.encode(signature) }
  }
}
