import type { AppKitErrorCode } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { address as addresses, type Network, Psbt } from 'bitcoinjs-lib'
import type { AddressFamily } from '../address/ParsedAddress'
import { fromHex, isHex } from '../wallets/bytes'
import { bitcoinNetwork } from './bitcoinNetwork'
import { buildTransfer, type PlannedTransfer } from './buildTransfer'
import { type PsbtOutput, readOutputs } from './readOutputs'
import { sameBytes } from './sameBytes'
import { spentOutput } from './spentOutput'

const incomplete = 'psbt/incomplete'

/** Wraps a PSBT. Loads with the first PSBT, because only this file needs bitcoinjs-lib. */
export class PsbtDocument {
  readonly #psbt: Psbt
  readonly #network: Network

  private constructor(psbt: Psbt, network: Network) {
    this.#psbt = psbt
    this.#network = network
  }

  /**
   * Parses a PSBT.
   *
   * @throws {AppKitError} `psbt/invalid` when it can't be parsed.
   */
  static read(text: string | Uint8Array, family: AddressFamily): PsbtDocument {
    const network = bitcoinNetwork(family)
    return new PsbtDocument(parse(text, network, "The PSBT can't be read. Pass it as base64, hex or bytes."), network)
  }

  /**
   * Builds the PSBT of a transfer.
   *
   * @throws {AppKitError} `transaction/invalid-utxos` when the coins don't match their transactions.
   * @throws {AppKitError} `account/unsupported` when a P2SH account has no public key, or a different one.
   */
  static build(transfer: PlannedTransfer, family: AddressFamily): PsbtDocument {
    const network = bitcoinNetwork(family)
    return new PsbtDocument(buildTransfer(transfer, network), network)
  }

  get base64(): string {
    return this.#psbt.toBase64()
  }

  get inputCount(): number {
    return this.#psbt.inputCount
  }

  get outputs(): readonly PsbtOutput[] {
    return readOutputs(this.#psbt, this.#network)
  }

  /** Fee in satoshis. Undefined if the PSBT doesn't contain an input's spent output. */
  get fee(): bigint | undefined {
    let spent = 0n
    for (const index of this.#psbt.txInputs.keys()) {
      const value = spentOutput(this.#psbt, index)?.value
      if (value === undefined) return undefined
      spent += value
    }
    return this.#psbt.txOutputs.reduce((rest, { value }) => rest - value, spent)
  }

  /** Returns the total value of the inputs that spend an address's coins, in satoshis. */
  spentBy(address: string): bigint {
    return this.inputsOf([address]).reduce((sum, { index }) => sum + (spentOutput(this.#psbt, index)?.value ?? 0n), 0n)
  }

  /** Returns the inputs that spend coins of these addresses. */
  inputsOf(accounts: readonly string[]): readonly { readonly address: string; readonly index: number }[] {
    const scripts = accounts.map(address => ({ address, script: addresses.toOutputScript(address, this.#network) }))
    return this.#psbt.txInputs.flatMap((_, index) => {
      const spent = spentOutput(this.#psbt, index)?.script
      const owner = scripts.find(({ script }) => sameBytes(script, spent))
      return owner ? [{ address: owner.address, index }] : []
    })
  }

  /**
   * Copies the signatures for these inputs from a wallet's answer, and nothing else.
   *
   * @throws {AppKitError} `psbt/changed` when the answer contains a different transaction.
   * @throws {AppKitError} `wallet/sign-failed` when the answer isn't a PSBT, or doesn't contain a new signature for one
   * of the inputs.
   */
  take(answer: string, indexes: readonly number[]): void {
    const signed = parse(
      answer,
      this.#network,
      "The wallet didn't return a PSBT. Try again, or use another wallet.",
      'wallet/sign-failed',
    )
    if (!sameBytes(unsigned(this.#psbt), unsigned(signed)))
      throw new AppKitError(
        'psbt/changed',
        'The wallet signed a different transaction, so nothing was sent. Use another wallet.',
      )
    for (const index of indexes) this.#takeInput(signed, index)
  }

  /**
   * Finalizes the PSBT and returns its transaction.
   *
   * @param maximumFeeRate - Maximum fee rate in satoshis per virtual byte. Default: 5,000.
   * @throws {AppKitError} `psbt/incomplete` when signatures are missing.
   * @throws {AppKitError} `psbt/fee-too-high` when the fee rate exceeds the maximum.
   */
  extract(maximumFeeRate?: number): { readonly hex: string; readonly txid: string } {
    // Finalizes a copy, so that others can still sign the PSBT.
    const copy = this.#psbt.clone()
    for (const [index, input] of copy.data.inputs.entries()) {
      if (input.finalScriptSig || input.finalScriptWitness) continue
      try {
        copy.finalizeInput(index)
      } catch (cause) {
        throw new AppKitError(
          incomplete,
          "The transaction still needs other signatures, so it wasn't sent. Collect them first.",
          { cause, details: `Input ${index} can't be finalized.` },
        )
      }
    }
    try {
      if (maximumFeeRate !== undefined) copy.setMaximumFeeRate(maximumFeeRate)
      const transaction = copy.extractTransaction()
      return { hex: transaction.toHex(), txid: transaction.getId() }
    } catch (cause) {
      throw new AppKitError('psbt/fee-too-high', "The fee is far too high, so the transaction wasn't sent. Lower it.", {
        cause,
      })
    }
  }

  #takeInput(signed: Psbt, index: number): void {
    const [ours, theirs] = [this.#psbt.data.inputs[index], signed.data.inputs[index]]
    if (!ours || !theirs)
      throw new AppKitError('psbt/invalid', `The PSBT has no input ${index}. Pass the index of an input.`)
    const { partialSig = [], tapScriptSig = [], tapKeySig, finalScriptSig, finalScriptWitness } = theirs
    const added = {
      partialSig: partialSig.filter(({ pubkey }) => !ours.partialSig?.some(known => sameBytes(known.pubkey, pubkey))),
      tapScriptSig: tapScriptSig.filter(
        ({ pubkey, leafHash }) =>
          !ours.tapScriptSig?.some(known => sameBytes(known.pubkey, pubkey) && sameBytes(known.leafHash, leafHash)),
      ),
      ...(tapKeySig && !ours.tapKeySig ? { tapKeySig } : {}),
      ...(finalScriptSig && !ours.finalScriptSig ? { finalScriptSig } : {}),
      ...(finalScriptWitness && !ours.finalScriptWitness ? { finalScriptWitness } : {}),
    }
    const { partialSig: partial, tapScriptSig: script, ...single } = added
    if (partial.length + script.length + Object.keys(single).length === 0)
      throw new AppKitError(
        'wallet/sign-failed',
        "The wallet didn't sign every requested input, so nothing was sent. Try again.",
        {
          details: `Input ${index} has no new signature.`,
        },
      )
    try {
      this.#psbt.updateInput(index, {
        ...single,
        ...(partial.length > 0 ? { partialSig: partial } : {}),
        ...(script.length > 0 ? { tapScriptSig: script } : {}),
      })
    } catch (cause) {
      throw new AppKitError(
        'wallet/sign-failed',
        "The wallet's signature can't be read, so nothing was sent. Try again.",
        {
          cause,
          details: `Input ${index}`,
        },
      )
    }
  }
}

function parse(
  text: string | Uint8Array,
  network: Network,
  message: string,
  code: AppKitErrorCode = 'psbt/invalid',
): Psbt {
  try {
    const psbt = decode(text, network)
    for (const index of psbt.txInputs.keys()) spentOutput(psbt, index)
    return psbt
  } catch (cause) {
    throw new AppKitError(code, message, { cause })
  }
}

function decode(text: string | Uint8Array, network: Network): Psbt {
  if (typeof text !== 'string') return Psbt.fromBuffer(text, { network })
  const clean = text.trim()
  return isHex(clean) ? Psbt.fromBuffer(fromHex(clean), { network }) : Psbt.fromBase64(clean, { network })
}

function unsigned(psbt: Psbt): Uint8Array {
  return psbt.data.globalMap.unsignedTx.toBuffer()
}
