import { AppKitError } from '@openappkit/contract'

/**
 * Loads the code that verifies EVM signatures, with viem.
 *
 * @throws AppKitError `package/missing` if viem isn't installed.
 */
export async function loadEvmProof(): Promise<typeof import('./proveEvmSignature')> {
  try {
    return await import('./proveEvmSignature')
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing || !cause.message.includes("'viem'")) throw cause
    throw new AppKitError('package/missing', 'Verifying EVM signatures needs viem. Run: npm install viem', { cause })
  }
}
