import type { CaipNetworkId } from '@openappkit/contract'

/** What {@link verifySignature} is given. */
export interface VerifySignatureParameters {
  readonly address: string
  readonly message: string
  readonly signature: string
  /** CAIP-2, or the chain's number. */
  readonly chainId: string | number
  /** Of the provider whose node is asked about accounts that are contracts. */
  readonly projectId: string
}

/**
 * Whether an account signed a text: by its key, which needs nobody's answer, or in the eyes of its contract, which the provider's node tells.
 * It says nothing about domain, nonce and dates; `verify` of `@openappkit/siwx/server` does.
 *
 * @throws AppKitError `siwx/verification-unavailable` when the node doesn't answer.
 *
 * @example
 * ```ts
 * await verifySignature({ address, message, signature, chainId: 'eip155:1', projectId }) // true or false
 * ```
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<boolean> {
  const { address, message, signature, chainId, projectId } = parameters
  const { proveEvmSignature } = await import('../../verify/evm/proveEvmSignature')
  const caipNetworkId: CaipNetworkId = `eip155:${String(chainId).replace(/^eip155:/, '')}`
  const rpcUrl = `https://rpc.walletconnect.org/v1/?${new URLSearchParams({ chainId: caipNetworkId, projectId })}`
  return (await proveEvmSignature({ address, message, signature, chainId: caipNetworkId }, rpcUrl)) !== undefined
}
