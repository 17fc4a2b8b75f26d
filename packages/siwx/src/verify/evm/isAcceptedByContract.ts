import { AppKitError } from '@openappkit/contract'
import { createClient, type Hex, hashMessage, http, type Transport } from 'viem'
import { verifyHash } from 'viem/actions'

/** A signature by the account, in hex. */
export interface EvmSignature {
  readonly address: Hex
  readonly message: string
  readonly signature: Hex
}

/** 'The code ran and reverted', by the codes that nodes have for it. */
const REVERTED: readonly unknown[] = [3, -32015]

/** Nodes say with one code (-32000) that code failed and that they have other trouble, so the words decide. */
const RAN_AND_FAILED =
  /revert|invalid opcode|opcode 0x|out of gas|gas required exceeds|stack (?:under|over)flow|invalid jump/iu

/** Whether a request failed because the code that it ran did: an answer about the signature. Anything else is about the node. */
export function isExecutionFailure(error: unknown): boolean {
  const { code, details, message } = Object(error) as { code?: unknown; details?: unknown; message?: unknown }
  if (REVERTED.includes(code)) return true
  return code === -32000 && RAN_AND_FAILED.test(`${details ?? message}`)
}

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
