import { AppKitError } from '@openappkit/appkit-core/adapter'
import { address as addresses, type Network, Psbt, payments, Transaction } from 'bitcoinjs-lib'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from '../chain/Esplora'
import { fromHex } from '../wallets/bytes'
import { sameBytes } from './sameBytes'

/** A transfer after coin selection. */
export interface PlannedTransfer {
  readonly from: string
  readonly kind: ParsedAddress['type']
  /**
   * Public key in hex. Required for P2SH. If it is missing for a taproot account, the wallet has to find the key
   * itself.
   */
  readonly publicKey: string | undefined
  readonly to: string
  /** Amount in satoshis. */
  readonly amount: bigint
  readonly change: bigint
  readonly coins: readonly Coin[]
  /** Full source transactions of the coins in hex. Not needed for taproot, whose signatures cover the values. */
  readonly sources: readonly (string | undefined)[]
}

type Input = Parameters<Psbt['addInput']>[0]

/** Account whose coins are spent. */
interface Payer extends Pick<PlannedTransfer, 'kind' | 'publicKey'> {
  readonly script: Uint8Array
  readonly network: Network
}

/**
 * Builds a PSBT that pays from one account. Except for taproot, verifies the coins against their source transactions
 * instead of trusting the server.
 *
 * @throws {AppKitError} `transaction/invalid-utxos` or `account/unsupported`.
 */
export function buildTransfer(transfer: PlannedTransfer, network: Network): Psbt {
  const { from, to, kind, publicKey, amount, change, coins, sources } = transfer
  const script = addresses.toOutputScript(from, network)
  const payer = { kind, publicKey, script, network }
  const psbt = new Psbt({ network })
  for (const [index, coin] of coins.entries()) psbt.addInput(input(payer, coin, sources[index]))
  psbt.addOutput({ address: to, value: amount })
  if (change > 0n) psbt.addOutput({ script, value: change })
  return psbt
}

function input(payer: Payer, coin: Coin, source: string | undefined): Input {
  const { kind, script } = payer
  const { txid, vout, value } = coin
  // Signals that a transaction with a higher fee can replace it
  // ([BIP-125](https://github.com/bitcoin/bips/blob/master/bip-0125.mediawiki)).
  const spent = { hash: txid, index: vout, sequence: 0xfffffffd }
  const witnessUtxo = { script, value }
  if (kind === 'p2tr') return { ...spent, witnessUtxo, ...internalKey(payer) }
  const nonWitnessUtxo = checkedSource(fromHex(source ?? ''), coin, script)
  if (kind === 'p2pkh') return { ...spent, nonWitnessUtxo }
  if (kind === 'p2sh') return { ...spent, nonWitnessUtxo, witnessUtxo, redeemScript: redeemScript(payer) }
  return { ...spent, nonWitnessUtxo, witnessUtxo }
}

/**
 * Returns a source transaction that contains the coin. Signatures before taproot don't cover the values of other
 * inputs, so a dishonest server could inflate the fee.
 *
 * @throws {AppKitError} `transaction/invalid-utxos` when it doesn't contain the coin.
 */
function checkedSource(bytes: Uint8Array, { txid, vout, value }: Coin, script: Uint8Array): Uint8Array {
  const source = transactionOf(bytes)
  const output = source?.outs[vout]
  if (source?.getId() === txid && output?.value === value && sameBytes(output.script, script)) return bytes
  throw new AppKitError(
    'transaction/invalid-utxos',
    "The Esplora API returned UTXOs that don't exist, so nothing was signed. Use another one.",
  )
}

function transactionOf(bytes: Uint8Array): Transaction | undefined {
  try {
    return Transaction.fromBuffer(bytes)
  } catch {
    return undefined
  }
}

function internalKey({ publicKey, script, network }: Payer): { readonly tapInternalKey?: Uint8Array } {
  const tapInternalKey = publicKey && fromHex(publicKey).slice(-32)
  // Some wallets return the tweaked key. They have to find the internal key themselves.
  const output =
    tapInternalKey && tapInternalKey.length === 32 && payments.p2tr({ internalPubkey: tapInternalKey, network }).output
  return output && sameBytes(output, script) ? { tapInternalKey } : {}
}

function redeemScript({ publicKey, script, network }: Payer): Uint8Array {
  const redeem = publicKey ? payments.p2wpkh({ pubkey: fromHex(publicKey), network }) : undefined
  const { output } = redeem ? payments.p2sh({ redeem, network }) : {}
  if (redeem?.output && sameBytes(output, script)) return redeem.output
  throw new AppKitError(
    'account/unsupported',
    "The wallet doesn't share this account's public key. Send from inside the wallet.",
  )
}
