import { address as addresses, type Network, type Psbt } from 'bitcoinjs-lib'

/** What a transaction pays. */
export interface PsbtOutput {
  /** Absent where the script has none. */
  readonly address: string | undefined
  /** Satoshis. */
  readonly value: bigint
}

/** The outputs of a PSBT, read from the transaction in it. */
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
