import { base64, hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { BitcoinAddress } from './BitcoinAddress'
import type { BitcoinAccount, BitcoinCall, BitcoinWalletCore } from './BitcoinWalletCore'
import { type BitcoinNetwork, findNetwork } from './bitcoinNetworks'
import { buildTransfer, type Recipient } from './buildTransfer'
import { type MessageProtocol, type SignedMessage, signBitcoinMessage } from './signBitcoinMessage'
import { extractTransaction, type PsbtRequest, signPsbt } from './signPsbt'

/**
 * Requests permission unless the app has it. Waits for `unlock` first if the wallet is locked. Resolves with the
 * selected account, or with undefined if the user shares none.
 */
export async function connect(wallet: BitcoinWalletCore, call: BitcoinCall): Promise<BitcoinAccount | undefined> {
  if (wallet.locked) await wallet.prompts.waitForUnlock()
  if (!wallet.permitted) {
    await wallet.confirm('connect', call)
    wallet.setPermitted(!wallet.prompts.grantsNoAccounts)
  }
  return wallet.permitted ? wallet.selected(call.network) : undefined
}

export async function signMessage(
  wallet: BitcoinWalletCore,
  call: BitcoinCall,
  signer: BitcoinAddress,
  message: unknown,
  protocol: MessageProtocol,
): Promise<SignedMessage> {
  if (typeof message !== 'string' && !(message instanceof Uint8Array)) throw invalidParams('the message is missing.')
  await wallet.confirm('sign', call)
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  return signBitcoinMessage(signer, bytes, protocol)
}

/** Signs a PSBT and asks the user for approval. Signs first, so that an invalid request doesn't prompt the user. */
export async function signTransaction(
  wallet: BitcoinWalletCore,
  call: BitcoinCall,
  request: PsbtRequest,
): Promise<Transaction> {
  const signed = signPsbt(request, wallet.signers(call.network))
  await wallet.confirm('sign', call)
  return signed
}

/** Finalizes a signed transaction and broadcasts it. Resolves with its id. */
export function broadcast(
  wallet: BitcoinWalletCore,
  { network }: BitcoinCall,
  transaction: Transaction,
): Promise<string> {
  return wallet.chain(network).broadcast(hex.encode(extractTransaction(transaction)))
}

/**
 * Asks for approval, then builds, signs and broadcasts a payment. Resolves with the transaction id.
 *
 * @throws ProviderRpcError -32602 if there is no recipient.
 */
export async function sendTransfer(
  wallet: BitcoinWalletCore,
  call: BitcoinCall,
  recipients: readonly Recipient[],
  options: { readonly from?: BitcoinAddress; readonly feeRate?: number | undefined } = {},
): Promise<string> {
  const { network } = call
  if (recipients.length === 0) throw invalidParams('a transfer needs a recipient.')
  const [own] = wallet.signers(network)
  await wallet.confirm('send', call)
  return wallet.inOrder(async () => {
    const chain = wallet.chain(network)
    return chain.broadcast(await buildTransfer(options.from ?? own, recipients, chain, network.format, options.feeRate))
  })
}

/**
 * Switches to the network that matches `is`, after the user's approval.
 *
 * @throws ProviderRpcError -32602 if the wallet doesn't support it.
 */
export async function switchNetwork(
  wallet: BitcoinWalletCore,
  call: BitcoinCall,
  is: (network: BitcoinNetwork) => boolean,
): Promise<void> {
  const network = findNetwork(is)
  if (network === undefined || !wallet.networks.includes(network.name)) {
    throw invalidParams('the wallet has no such network.')
  }
  if (network.name === wallet.network.name) return
  await wallet.confirm('switchChain', call)
  wallet.setNetwork(network.name)
}

/** Resolves with the confirmed and pending balance of an address in satoshis. */
export async function balanceOf(
  wallet: BitcoinWalletCore,
  { network }: BitcoinCall,
  { address }: BitcoinAddress,
): Promise<{ confirmed: bigint; unconfirmed: bigint; total: bigint }> {
  const utxos = await wallet.chain(network).utxos(address)
  const sum = (isConfirmed: boolean): bigint =>
    utxos.filter(({ confirmed }) => confirmed === isConfirmed).reduce((total, { value }) => total + value, 0n)
  const [confirmed, unconfirmed] = [sum(true), sum(false)]
  return { confirmed, unconfirmed, total: confirmed + unconfirmed }
}

/**
 * Decodes a PSBT from hex or base64.
 *
 * @throws ProviderRpcError -32602 if the text is empty or invalid.
 */
export function readBytes(text: unknown, coder: 'hex' | 'base64'): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return (coder === 'hex' ? hex : base64).decode(text)
  } catch {
    // Reported below, with the same message as other values that aren't text.
  }
  throw invalidParams(`expected a PSBT in ${coder}.`)
}

/**
 * Parses an amount of satoshis: an integer, or a string of digits.
 *
 * @throws ProviderRpcError -32602 for anything else.
 */
export function readSatoshis(amount: unknown): bigint {
  const isWhole = typeof amount === 'number' ? Number.isSafeInteger(amount) : /^\d+$/.test(String(amount))
  if (!isWhole || amount === null) throw invalidParams('an amount must be whole satoshis.')
  return BigInt(amount as number | string)
}
