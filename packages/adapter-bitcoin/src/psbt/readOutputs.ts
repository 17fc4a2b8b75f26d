import { address as addresses, type Network, type Psbt } from 'bitcoinjs-lib'

/** Output of a transaction. */
export interface PsbtOutput {
  /** Address of the output. Undefined if its script has none. */
  readonly address: string | undefined
  /** Value in satoshis. */
  readonly value: bigint
}

/** Returns the outputs of a PSBT's transaction. */
export function readOutputs(psbt: Psbt, network: Network): readonly PsbtOutput[] {
  return psbt.txOutputs.map(({ script, value }) => ({ address: addressOf(script, network), value }))
}

function addressOf(script: Uint8Array, network: Network): string | undefined {
  try {
    return addresses.fromOutputScript(script, network)
  } catch {
    return undefined
  }
}
