import { AppKitError } from '@openappkit/contract'
import { isAddress, isAddressEqual, isHex, recoverMessageAddress } from 'viem'
import type { SignedText } from '../SignedText'
import type { SignInProof } from '../SignInProof'
import type { EvmSignature } from './isAcceptedByContract'

/**
 * Returns by what an EVM account signed: its key, or its contract. The signature is hex. Undefined when neither accepts it, and for anything malformed.
 *
 * @throws AppKitError `siwx/no-rpc-url`, `siwx/verification-unavailable`
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
      `This signature is not of the account's key, and no RPC URL for ${signed.chainId} is known to ask whether the account is a contract. Add one to rpcUrls.`,
    )
  }
  const { isAcceptedByContract } = await import('./isAcceptedByContract')
  return (await isAcceptedByContract({ address, message, signature }, rpcUrl)) ? 'contract' : undefined
}

/** Needs nobody's answer, so it comes first. */
async function isSignedByKey({ address, message, signature }: EvmSignature): Promise<boolean> {
  if (signature.length !== 132) return false
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    // Bytes that no key could have made; a contract may still take them
    return false
  }
}
