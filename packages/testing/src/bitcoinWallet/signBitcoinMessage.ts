import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize, RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import type { BitcoinAddress, BitcoinAddressType } from './BitcoinAddress'

/**
 * Signature protocol of a message. `ecdsa` signs with the key alone, `bip322` with a virtual transaction that spends
 * from the address.
 */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** A signature and the hash of the signed message. */
export interface SignedMessage {
  readonly signature: Uint8Array
  readonly messageHash: Uint8Array
}

/** Signs a message. P2PKH addresses always use ECDSA, as BIP-322 prescribes. */
export function signBitcoinMessage(
  address: BitcoinAddress,
  message: Uint8Array,
  protocol: MessageProtocol,
): SignedMessage {
  return protocol === 'ecdsa' || address.type === 'p2pkh' ? signEcdsa(address, message) : signBip322(address, message)
}

/**
 * First byte of the signature by address type, without the recovery id (BIP-137). BIP-137 defines no value for P2TR.
 */
const flags: Readonly<Record<BitcoinAddressType, number>> = { p2pkh: 31, p2tr: 31, p2shP2wpkh: 35, p2wpkh: 39 }

/** Creates a signature of 65 bytes: the flag, `r` and `s`. */
function signEcdsa({ privateKey, type }: BitcoinAddress, message: Uint8Array): SignedMessage {
  const written = concatBytes(
    prefixed(utf8ToBytes('Bitcoin Signed Message:\n')),
    CompactSize.encode(BigInt(message.length)),
    message,
  )
  const messageHash = sha256(sha256(written))
  const signature = secp256k1.sign(messageHash, privateKey, { prehash: false, format: 'recovered' })
  signature[0] = flags[type] + (signature[0] ?? 0)
  return { signature, messageHash }
}

/**
 * Signs a message with the witness of a transaction that spends a zero-value output. The output commits to the message
 * (BIP-322).
 */
function signBip322(
  { privateKey, script, redeemScript, internalKey }: BitcoinAddress,
  message: Uint8Array,
): SignedMessage {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const messageHash = sha256(concatBytes(tag, tag, message))
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0, 32), messageHash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({
    txid: sha256(sha256(toSpend)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
    ...(redeemScript !== undefined && { redeemScript }),
    ...(internalKey !== undefined && { tapInternalKey: internalKey }),
  })
  toSign.addOutput({ amount: 0n, script: Uint8Array.of(0x6a) })
  toSign.signIdx(privateKey, 0)
  toSign.finalizeIdx(0)
  return { signature: RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []), messageHash }
}

function prefixed(bytes: Uint8Array): Uint8Array {
  return concatBytes(CompactSize.encode(BigInt(bytes.length)), bytes)
}
