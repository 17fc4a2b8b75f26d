import { AppKitError } from '@openappkit/appkit-core/adapter'
import { address as addresses, type Network, Psbt, payments, Transaction } from 'bitcoinjs-lib'
import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from '../chain/Esplora'
import { fromHex } from '../wallets/bytes'
import { sameBytes } from './sameBytes'

/** A transfer whose coins are chosen. */
export interface PlannedTransfer {
  readonly from: string
  readonly kind: ParsedAddress['type']
  /** Hex. Needed for P2SH; without it a wallet has to know its own taproot key. */
  readonly publicKey: string | undefined
  readonly to: string
  /** Satoshis. */
  readonly amount: bigint
  readonly change: bigint
  readonly coins: readonly Coin[]
  /** Whole transactions, in hex, that the coins come from. Not needed for taproot, whose signatures are over the values. */
  readonly sources: readonly (string | undefined)[]
}

type Input = Parameters<Psbt['addInput']>[0]

/** The account whose coins are spent. */
interface Payer extends Pick<PlannedTransfer, 'kind' | 'publicKey'> {
  readonly script: Uint8Array
  readonly network: Network
}

/** A PSBT that pays from one account. The values of its coins are taken from the transactions themselves, not from what a server says. */
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
  // Can be replaced by one with a higher fee (BIP-125).
  const spent = { hash: txid, index: vout, sequence: 0xfffffffd }
  const witnessUtxo = { script, value }
  if (kind === 'p2tr') return { ...spent, witnessUtxo, ...internalKey(payer) }
  const nonWitnessUtxo = checkedSource(fromHex(source ?? ''), coin, script)
  if (kind === 'p2pkh') return { ...spent, nonWitnessUtxo }
  if (kind === 'p2sh') return { ...spent, nonWitnessUtxo, witnessUtxo, redeemScript: redeemScript(payer) }
  return { ...spent, nonWitnessUtxo, witnessUtxo }
}

/** Signatures before taproot don't cover what other inputs are worth, so a lying server could have a fortune paid as the fee. */
function checkedSource(bytes: Uint8Array, { txid, vout, value }: Coin, script: Uint8Array): Uint8Array {
  const source = transactionOf(bytes)
  const output = source?.outs[vout]
  if (source?.getId() === txid && output?.value === value && sameBytes(output.script, script)) return bytes
  throw new AppKitError('transaction/false-coins', 'The server told false coins of this account. Nothing was signed.')
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
  // Some wallets tell the tweaked key instead. Then they have to know the other one.
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
    'The wallet does not tell the public key of this account, so it can only send from inside the wallet.',
  )
}
