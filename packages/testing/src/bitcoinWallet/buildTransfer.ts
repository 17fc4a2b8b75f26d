import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { BitcoinAddress, BitcoinAddressType } from './BitcoinAddress'
import type { AddressFormat } from './bitcoinNetworks'
import type { Esplora, Utxo } from './Esplora'

/** A payment in satoshis. */
export interface Recipient {
  readonly address: string
  readonly amount: bigint
}

/** The error for a balance that doesn't cover the amount and the fee. */
export class InsufficientFundsError extends ProviderRpcError {}

/** Size of each input type in virtual bytes, rounded up. */
const inputSize: Readonly<Record<BitcoinAddressType, number>> = { p2pkh: 149, p2shP2wpkh: 92, p2wpkh: 69, p2tr: 58 }

/** Minimum change in satoshis. Less would be dust for some output types, so it goes to the fee. */
const leastChange = 546n

/**
 * Builds and signs a payment from `from`, and returns the change to the same address. Resolves with the raw transaction
 * in hex.
 *
 * @throws ProviderRpcError -32602 for an invalid recipient or amount.
 * @throws InsufficientFundsError -32603 if the balance doesn't cover the amount and the fee.
 */
export async function buildTransfer(
  from: BitcoinAddress,
  recipients: readonly Recipient[],
  chain: Esplora,
  format: AddressFormat,
  feeRate?: number,
): Promise<string> {
  const outputs = recipients.map(({ address, amount }) => {
    if (amount <= 0n) throw invalidParams('an amount must be more than nothing.')
    return { amount, script: recipientScript(address, format) }
  })
  const paid = outputs.reduce((sum, { amount }) => sum + amount, 0n)
  const rate = feeRate ?? (await chain.feeRate())
  const outputSize = [...outputs, from].reduce((size, { script }) => size + 9 + script.length, 0)
  const fee = (inputs: number): bigint => BigInt(Math.ceil((11 + inputs * inputSize[from.type] + outputSize) * rate))
  const coins = choose(await chain.utxos(from.address), count => paid + fee(count))
  const change = coins.reduce((sum, { value }) => sum + value, 0n) - paid - fee(coins.length)
  const transaction = new Transaction()
  for (const coin of coins) transaction.addInput(await spend(coin, from, chain))
  for (const output of outputs) transaction.addOutput(output)
  if (change >= leastChange) transaction.addOutput({ amount: change, script: from.script })
  transaction.sign(from.privateKey)
  transaction.finalize()
  return transaction.hex
}

/**
 * Selects UTXOs that cover the amount and the fee, confirmed ones first, then the largest.
 *
 * @throws InsufficientFundsError
 */
function choose(utxos: readonly Utxo[], needed: (count: number) => bigint): Utxo[] {
  const sorted = [...utxos].sort((one, other) =>
    one.confirmed === other.confirmed ? Number(other.value - one.value) : one.confirmed ? -1 : 1,
  )
  let sum = 0n
  for (const [index, { value }] of sorted.entries()) {
    sum += value
    if (sum >= needed(index + 1)) return sorted.slice(0, index + 1)
  }
  throw new InsufficientFundsError(-32603, 'Insufficient funds.')
}

async function spend(
  { txid, vout, value }: Utxo,
  { type, script, redeemScript, internalKey }: BitcoinAddress,
  chain: Esplora,
): Promise<Parameters<Transaction['addInput']>[0]> {
  const input = { txid, index: vout, sequence: 0xfffffffd }
  if (type === 'p2pkh') return { ...input, nonWitnessUtxo: hex.decode(await chain.transactionHex(txid)) }
  return {
    ...input,
    witnessUtxo: { amount: value, script },
    ...(redeemScript !== undefined && { redeemScript }),
    ...(internalKey !== undefined && { tapInternalKey: internalKey }),
  }
}

/**
 * Returns the output script that pays an address.
 *
 * @throws ProviderRpcError -32602 if it isn't an address of the network.
 */
export function recipientScript(address: string, format: AddressFormat): Uint8Array {
  try {
    return OutScript.encode(Address(format).decode(address))
  } catch {
    throw invalidParams(`${address} is not an address of this network.`)
  }
}
