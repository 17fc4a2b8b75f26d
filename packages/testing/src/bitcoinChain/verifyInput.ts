import * as ecc from '@bitcoinerlab/secp256k1'
import { crypto, script as scripts, type Transaction } from 'bitcoinjs-lib'
import { refused } from './LedgerError'
import { readScript, writeScript } from './outputScript'
import { readEcdsaSignature, readSchnorrSignature } from './readSignature'

/** An output that an input spends. */
export interface SpentOutput {
  readonly script: Uint8Array
  readonly value: bigint
}

/**
 * Checks that an input may spend its output: right key, right form, and a signature over everything that its sighash
 * type covers. Supports single-key outputs: P2PKH, P2WPKH, P2SH-P2WPKH and the key path of P2TR. Other outputs can be
 * paid, but never spent.
 *
 * @throws LedgerError with Bitcoin Core's message if the input may not spend the output.
 */
export function verifyInput(transaction: Transaction, index: number, spent: readonly SpentOutput[]): void {
  const input = transaction.ins[index]
  const output = spent[index]
  if (input === undefined || output === undefined) throw new RangeError(`The transaction has no input ${index}.`)
  const known = readScript(output.script)
  if (known === undefined) throw nonstandard()
  const { type, program } = known
  switch (type) {
    case 'p2pkh': {
      if (input.witness.length > 0) throw failed('Witness provided for non-witness script')
      const [signature, publicKey] = pushes(input.script, 2)
      verifyKeyHash(program, signature, publicKey, 'any', hashType =>
        transaction.hashForSignature(index, output.script, hashType),
      )
      break
    }
    case 'p2wpkh':
      if (input.script.length > 0) throw failed('Witness requires empty scriptSig')
      verifyWitnessKeyHash(transaction, index, program, output.value)
      break
    case 'p2sh':
      verifyWitnessKeyHash(transaction, index, readRedeemScript(input.script, program), output.value)
      break
    case 'p2tr':
      if (input.script.length > 0) throw failed('Witness requires empty scriptSig')
      verifyTaprootKey(transaction, index, program, spent)
      break
    case 'p2wsh':
      throw nonstandard()
  }
}

/** Returns the key hash of a P2WPKH script inside P2SH. */
function readRedeemScript(script: Uint8Array, hash: Uint8Array): Uint8Array {
  const [redeemScript] = pushes(script, 1)
  if (redeemScript === undefined || !isSame(crypto.hash160(redeemScript), hash)) throw failed(falseTop)
  const redeem = readScript(redeemScript)
  if (redeem?.type !== 'p2wpkh') throw nonstandard()
  return redeem.program
}

const falseTop = 'Script evaluated without error but finished with a false/empty top stack element'

function verifyWitnessKeyHash(transaction: Transaction, index: number, hash: Uint8Array, value: bigint): void {
  const { witness } = transaction.ins[index] ?? { witness: [] }
  if (witness.length !== 2) throw failed('Witness program hash mismatch')
  const scriptCode = writeScript({ type: 'p2pkh', program: hash })
  verifyKeyHash(hash, witness[0], witness[1], 'compressed', hashType =>
    transaction.hashForWitnessV0(index, scriptCode, value, hashType),
  )
}

function verifyKeyHash(
  hash: Uint8Array,
  encoded: Uint8Array | undefined,
  publicKey: Uint8Array | undefined,
  form: 'any' | 'compressed',
  digest: (hashType: number) => Uint8Array,
): void {
  if (encoded === undefined || publicKey === undefined || !isSame(crypto.hash160(publicKey), hash)) {
    throw failed('Script failed an OP_EQUALVERIFY operation')
  }
  const { signature, hashType } = readEcdsaSignature(encoded)
  if (form === 'compressed' && publicKey.length !== 33) throw failed('Using non-compressed keys in segwit')
  if (!ecc.isPoint(publicKey) || !ecc.verify(digest(hashType), publicKey, signature)) throw failed(falseTop)
}

function verifyTaprootKey(
  transaction: Transaction,
  index: number,
  outputKey: Uint8Array,
  spent: readonly SpentOutput[],
): void {
  const [encoded, ...others] = transaction.ins[index]?.witness ?? []
  if (encoded === undefined) throw failed('Witness program was passed an empty witness')
  if (others.length > 0) throw nonstandard()
  const { signature, hashType } = readSchnorrSignature(encoded)
  // A signature that covers a single output requires that output to exist.
  if ((hashType & 3) === 3 && index >= transaction.outs.length) throw failed('Invalid Schnorr signature hash type')
  const digest = transaction.hashForWitnessV1(
    index,
    spent.map(({ script }) => script),
    spent.map(({ value }) => value),
    hashType,
  )
  if (!ecc.isXOnlyPoint(outputKey) || !ecc.verifySchnorr(digest, outputKey, signature)) {
    throw failed('Invalid Schnorr signature')
  }
}

/**
 * Returns the `count` byte strings that an input's script pushes.
 *
 * @throws LedgerError if the script contains anything else.
 */
function pushes(script: Uint8Array, count: number): readonly Uint8Array[] {
  const chunks = scripts.decompile(script) ?? []
  const values = chunks.filter(chunk => typeof chunk !== 'number')
  if (values.length !== count || chunks.length !== count) throw failed('Only push operators allowed in signatures')
  return values
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Creates the error for a broken consensus rule. */
function failed(reason: string): Error {
  return refused(`mandatory-script-verify-flag-failed (${reason})`)
}

function nonstandard(): Error {
  return refused('bad-txns-nonstandard-inputs')
}
