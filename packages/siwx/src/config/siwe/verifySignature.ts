import type { CaipNetworkId } from '@openappkit/contract'
import { loadEvmProof } from '../../verify/evm/loadEvmProof'

/** Parameters of {@link verifySignature}. */
export interface VerifySignatureParameters {
  readonly address: string
  readonly message: string
  readonly signature: string
  /** CAIP-2 chain id, or the number of an EVM chain. */
  readonly chainId: string | number
  /** Project id for the provider's node, which verifies contract accounts. */
  readonly projectId: string
}

/**
 * Returns whether an EVM account signed a text: with its key, verified locally, or with its contract, verified by the
 * provider's node. It doesn't check domain, nonce or dates; `verify` of `@openappkit/siwx/server` does.
 *
 * @throws AppKitError `siwx/verification-unavailable` if the node doesn't respond, `package/missing` if viem isn't
 * installed.
 * @example
 * ```ts
 * import { verifySignature } from '@openappkit/siwx/siwe'
 *
 * export const isValid = (address: string, message: string, signature: string) =>
 *   verifySignature({ address, message, signature, chainId: 'eip155:1', projectId: 'my-project' })
 * ```
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<boolean> {
  const { address, message, signature, chainId, projectId } = parameters
  const { proveEvmSignature } = await loadEvmProof()
  const caipNetworkId: CaipNetworkId = `eip155:${String(chainId).replace(/^eip155:/, '')}`
  const rpcUrl = `https://rpc.walletconnect.org/v1/?${new URLSearchParams({ chainId: caipNetworkId, projectId })}`
  return (await proveEvmSignature({ address, message, signature, chainId: caipNetworkId }, rpcUrl)) !== undefined
}
