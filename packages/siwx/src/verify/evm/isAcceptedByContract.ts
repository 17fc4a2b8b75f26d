import { AppKitError } from '@openappkit/contract'
import { createClient, hashMessage, http, type Transport } from 'viem'
import { verifyHash } from 'viem/actions'
import type { EvmSignature } from './EvmSignature'
import { isExecutionFailure } from './isExecutionFailure'

const TIMEOUT = 10_000

/**
 * Asks the chain whether the contract at an address takes a signature: ERC-1271, or ERC-6492 where it isn't deployed yet.
 *
 * @throws AppKitError `siwx/verification-unavailable` when the node doesn't answer, or can't.
 */
export async function isAcceptedByContract(
  { address, message, signature }: EvmSignature,
  rpcUrl: string,
): Promise<boolean> {
  // The action takes every failure of the call for a refused signature, so what the node failed with is noted on the way
  const troubles: unknown[] = []
  const transport = noting(http(rpcUrl, { retryCount: 1, timeout: TIMEOUT }), error => {
    if (!isExecutionFailure(error)) troubles.push(error)
  })
  // A contract could otherwise have this machine fetch URLs of its choice (ERC-3668)
  const client = createClient({ transport, ccipRead: false })
  const accepted = await verifyHash(client, { address, hash: hashMessage(message), signature }).catch(() => false)
  if (!accepted && troubles.length > 0) {
    throw new AppKitError(
      'siwx/verification-unavailable',
      'The signature could not be checked, because the node of its chain did not answer. Try again later.',
      { cause: troubles[0] },
    )
  }
  return accepted
}

/** The same transport, whose failures are told. */
function noting(transport: Transport, onFailure: (error: unknown) => void): Transport {
  return options => {
    const made = transport(options)
    const request: typeof made.request = async (args, settings) => {
      try {
        return await made.request(args, settings)
      } catch (error) {
        onFailure(error)
        throw error
      }
    }
    return { ...made, request }
  }
}
