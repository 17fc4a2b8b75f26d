import { AppKitError } from '@openappkit/contract'
import { isAddress, isAddressEqual, isHex, recoverMessageAddress } from 'viem'
import type { SignedText } from '../SignedText'
import type { SignInProof } from '../SignInProof'
import type { EvmSignature } from './isAcceptedByContract'

/**
 * Returns how an EVM account signed: with its key or its contract. The signature is hex. Undefined if neither accepts
 * it, or for malformed input.
 *
 * @throws AppKitError `siwx/no-rpc-url` if the key didn't sign and there is no RPC URL, `siwx/verification-unavailable`
 * if the node doesn't respond.
 */
export async function proveEvmSignature(
  signed: SignedText,
  rpcUrl: string | undefined,
): Promise<SignInProof | undefined> {
  const { address, message, signature } = signed
  if (!isAddress(address, { strict: false }) || !isHex(signature) || signature.length % 2 === 1) return undefined
  if (await isSignedByKey({ address, message, signature })) return 'key'
  if (signature === '0x') return undefined
  if (rpcUrl === undefined) {
    throw new AppKitError(
      'siwx/no-rpc-url',
      `The account's key didn't sign this, and ${signed.chainId} has no RPC URL to check for a contract account. Add one to rpcUrls.`,
    )
  }
  const { isAcceptedByContract } = await import('./isAcceptedByContract')
  return (await isAcceptedByContract({ address, message, signature }, rpcUrl)) ? 'contract' : undefined
}

/** Returns whether the key signed. Needs no request, so it runs first. */
async function isSignedByKey({ address, message, signature }: EvmSignature): Promise<boolean> {
  if (signature.length !== 132) return false
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    // No key can create these bytes; a contract may still accept them
    return false
  }
}
