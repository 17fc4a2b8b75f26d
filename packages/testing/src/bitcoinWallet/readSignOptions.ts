import { invalidParams } from '../wallet/ProviderRpcError'
import { readBytes } from './bitcoinMethods'
import type { MessageProtocol } from './signBitcoinMessage'
import { type PsbtRequest, wholeSighashTypes } from './signPsbt'

/** Signing options of Unisat and OKX. */
export interface UnisatSignOptions {
  /** Whether to finalize the signed inputs. Default: true. */
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly {
    readonly index: number
    readonly address?: string
    readonly publicKey?: string
    readonly sighashTypes?: readonly number[]
    /** `true` is not supported, because the wallet has no P2TR outputs with untweaked keys. */
    readonly disableTweakSigner?: boolean
    readonly useTweakedSigner?: boolean
  }[]
}

export function readSignOptions(psbt: string, options: UnisatSignOptions | undefined): PsbtRequest {
  const { autoFinalized = true, toSignInputs } = options ?? {}
  for (const { address, publicKey, disableTweakSigner, useTweakedSigner } of toSignInputs ?? []) {
    if (address === undefined && publicKey === undefined)
      throw invalidParams('an input needs an address or a public key.')
    if (disableTweakSigner === true || useTweakedSigner === false) {
      throw invalidParams('the wallet signs with tweaked keys alone.')
    }
  }
  return {
    psbt: readBytes(psbt, 'hex'),
    finalize: autoFinalized,
    allowedSighashTypes: wholeSighashTypes,
    inputs: toSignInputs?.map(({ index, address, sighashTypes }) => ({ index, address, sighashTypes })),
  }
}

/**
 * Parses the signature type. Default: 'ecdsa'.
 *
 * @throws ProviderRpcError -32602 for an unknown type.
 */
export function readMessageType(type: unknown = 'ecdsa'): MessageProtocol {
  if (type === 'ecdsa') return 'ecdsa'
  if (type === 'bip322-simple') return 'bip322'
  throw invalidParams(`unknown type of signature ${String(type)}.`)
}
