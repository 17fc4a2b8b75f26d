import { AppKitError } from '@openappkit/contract'
import { createClient, type Hex, hashMessage, http, type Transport } from 'viem'
import { verifyHash } from 'viem/actions'

/** An EVM account's signature in hex. */
export interface EvmSignature {
  readonly address: Hex
  readonly message: string
  readonly signature: Hex
}

/** Error codes for a reverted call. */
const REVERTED: readonly unknown[] = [3, -32015]

/** Nodes use -32000 for failed calls and for other errors, so the message decides. */
const RAN_AND_FAILED =
  /revert|invalid opcode|opcode 0x|out of gas|gas required exceeds|stack (?:under|over)flow|invalid jump/iu

/**
 * Returns whether a request failed because the called code failed, which is a verdict on the signature. Other errors
 * concern only the node.
 */
export function isExecutionFailure(error: unknown): boolean {
  const { code, details, message } = Object(error) as { code?: unknown; details?: unknown; message?: unknown }
  if (REVERTED.includes(code)) return true
  return code === -32000 && RAN_AND_FAILED.test(`${details ?? message}`)
}

const TIMEOUT = 10_000

/**
 * Asks the chain whether the contract at an address accepts a signature: ERC-1271, or ERC-6492 before deployment.
 *
 * @throws AppKitError `siwx/verification-unavailable` if the node doesn't respond or can't run the call.
 */
export async function isAcceptedByContract(
  { address, message, signature }: EvmSignature,
  rpcUrl: string,
): Promise<boolean> {
  // The action treats every failure as a rejected signature, so the transport records the errors
  const troubles: unknown[] = []
  const transport = noting(http(rpcUrl, { retryCount: 1, timeout: TIMEOUT }), error => {
    if (!isExecutionFailure(error)) troubles.push(error)
  })
  // Otherwise a contract could make this machine fetch URLs (ERC-3668)
  const client = createClient({ transport, ccipRead: false })
  const accepted = await verifyHash(client, { address, hash: hashMessage(message), signature }).catch(() => false)
  if (!accepted && troubles.length > 0) {
    throw new AppKitError(
      'siwx/verification-unavailable',
      "The chain's node didn't answer, so the signature couldn't be verified. Try again later.",
      { cause: troubles[0] },
    )
  }
  return accepted
}

/** Returns the transport with a listener for its errors. */
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
