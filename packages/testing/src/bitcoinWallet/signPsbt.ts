import { Transaction } from '@scure/btc-signer'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { BitcoinAddress } from './BitcoinAddress'

/** An input that an app requests to sign. */
export interface InputToSign {
  readonly index: number
  /** Address that must own the input. Default: any of the wallet's addresses. */
  readonly address?: string | undefined
  /** Sighash types that the app allows. They must include the input's type in the PSBT, if it has one. */
  readonly sighashTypes?: readonly number[] | undefined
  /** Sighash type to use. Must equal the input's type in the PSBT, if it has one. */
  readonly sighash?: number | undefined
}

/** A request to sign a PSBT. */
export interface PsbtRequest {
  readonly psbt: Uint8Array
  /** Inputs to sign. Default: all inputs of the wallet's own addresses that aren't final yet. */
  readonly inputs?: readonly InputToSign[] | undefined
  /** Whether to also finalize the signed inputs. */
  readonly finalize: boolean
  /** Sighash types allowed for inputs without `sighashTypes`. */
  readonly allowedSighashTypes: readonly number[]
}

/** All sighash types. */
export const allSighashTypes: readonly number[] = [0, 1, 2, 3, 0x81, 0x82, 0x83]

/** Types that cover the whole transaction. */
export const wholeSighashTypes: readonly number[] = [0, 1]

/**
 * Signs inputs of a PSBT with the keys of `addresses`. All other inputs stay unchanged.
 *
 * @throws ProviderRpcError -32602 if the PSBT is invalid, there is nothing to sign, an input isn't the wallet's, or a
 * sighash type isn't allowed.
 */
export function signPsbt(
  { psbt, inputs, finalize, allowedSighashTypes }: PsbtRequest,
  addresses: readonly BitcoinAddress[],
): Transaction {
  const transaction = readPsbt(psbt)
  const wanted = inputs ?? ownInputs(transaction, addresses)
  if (wanted.length === 0) throw invalidParams('none of the inputs belongs to this wallet.')
  for (const input of wanted) {
    const owner = ownerOf(transaction, input, addresses)
    complete(transaction, input, owner)
    try {
      transaction.signIdx(owner.privateKey, input.index, [...(input.sighashTypes ?? allowedSighashTypes)])
      if (finalize) transaction.finalizeIdx(input.index)
    } catch (cause) {
      throw invalidParams(`input ${input.index} can't be signed: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
  return transaction
}

/**
 * Parses a PSBT, including unknown inputs and outputs.
 *
 * @throws ProviderRpcError -32602 if the bytes aren't a PSBT.
 */
export function readPsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
      unknown: 'ignore',
    })
  } catch (cause) {
    throw invalidParams(`this isn't a PSBT: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/**
 * Finalizes all remaining inputs and returns the raw transaction.
 *
 * @throws ProviderRpcError -32602 if a signature is missing.
 */
export function extractTransaction(transaction: Transaction): Uint8Array {
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      if (!isFinal(transaction, index)) transaction.finalizeIdx(index)
    }
    return transaction.extract()
  } catch (cause) {
    throw invalidParams(`the transaction isn't complete: ${cause instanceof Error ? cause.message : cause}`)
  }
}

function ownInputs(transaction: Transaction, addresses: readonly BitcoinAddress[]): InputToSign[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => ({ index })).filter(
    ({ index }) => !isFinal(transaction, index) && findOwner(transaction, index, addresses) !== undefined,
  )
}

function ownerOf(
  transaction: Transaction,
  { index, address }: InputToSign,
  addresses: readonly BitcoinAddress[],
): BitcoinAddress {
  if (!Number.isInteger(index) || index < 0 || index >= transaction.inputsLength) {
    throw invalidParams(`the transaction has no input ${index}.`)
  }
  const owner = findOwner(transaction, index, addresses)
  if (owner === undefined) throw invalidParams(`input ${index} doesn't belong to this wallet.`)
  if (address !== undefined && address !== owner.address) {
    throw invalidParams(`input ${index} belongs to ${owner.address}, not to ${address}.`)
  }
  return owner
}

function findOwner(
  transaction: Transaction,
  index: number,
  addresses: readonly BitcoinAddress[],
): BitcoinAddress | undefined {
  const input = transaction.getInput(index)
  const script = input.witnessUtxo?.script ?? input.nonWitnessUtxo?.outputs[input.index ?? 0]?.script
  return addresses.find(({ script: own }) => script !== undefined && isSame(own, script))
}

/**
 * Adds fields that the wallet can derive and the app may have omitted.
 *
 * @throws ProviderRpcError -32602 if the PSBT requires a sighash type other than the requested one.
 */
function complete(transaction: Transaction, { index, sighash }: InputToSign, owner: BitcoinAddress): void {
  const input = transaction.getInput(index)
  const { redeemScript, internalKey } = owner
  transaction.updateInput(index, {
    ...(redeemScript !== undefined && input.redeemScript === undefined && { redeemScript }),
    ...(internalKey !== undefined && input.tapInternalKey === undefined && { tapInternalKey: internalKey }),
    ...(sighash !== undefined && input.sighashType === undefined && { sighashType: sighash }),
  })
  if (sighash !== undefined && transaction.getInput(index).sighashType !== sighash) {
    throw invalidParams(`input ${index} is to be signed with another sighash type.`)
  }
}

function isFinal(transaction: Transaction, index: number): boolean {
  const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
  return finalScriptSig !== undefined || finalScriptWitness !== undefined
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
