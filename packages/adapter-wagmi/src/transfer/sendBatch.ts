import type { CaipNetwork, SendRequestParameters } from '@openappkit/appkit-core'
import {
  AppKitError,
  hasCode,
  isRequestPending,
  isUserRejection,
  pollUntil,
  toWalletError,
} from '@openappkit/appkit-core/transactions'
import type { Config, Connection } from '@wagmi/core'
import { connectionOf, type Eip1193Requester, signerOf } from '../actions/getProvider'
import { hexOfNumber } from '../actions/hex'
import { countSent } from './countSent'
import { nodeOf } from './NodeRequest'
import { type BatchOutcome, readBatchStatus } from './readBatchStatus'
import type { TransferRequest } from './transferRequest'
import { unsupportedMethodCodes } from './walletQueries'

/** [EIP-5792](https://eips.ethereum.org/EIPS/eip-5792) codes of wallets that can't send a batch atomically. */
const batchRefusals = [5700, 5710, 5740, 5750, 5760]
/** Delay before the first status request, and the longest delay between two, in milliseconds. */
const pace = { first: 300, longest: 4_000 }
/** Time that a batch has for a transaction hash, in milliseconds. */
const longest = 60 * 60_000

/** Calls that the wallet sends together. */
export interface Batch {
  readonly address: string
  readonly caipNetwork: CaipNetwork
  readonly calls: readonly TransferRequest[]
}

/**
 * Sends several calls as one batch that succeeds or fails as a whole. Resolves with the hash of its transaction, once
 * the wallet reports it. The wallet chooses the fee.
 *
 * @throws {UserRejectedError} when the user rejects.
 * @throws {AppKitError} `wallet/batch-unsupported` when the wallet can't send the batch.
 * @throws {AppKitError} `network/mismatch`, `wallet/not-connected`, `transaction/local-account`, `transaction/failed` or
 * `transaction/status-unknown` as in `sendTransaction`.
 */
export async function sendBatch(
  config: Config,
  batch: Batch,
  onApproved: SendRequestParameters['onApproved'],
): Promise<{ readonly hash: string }> {
  const connection = connectionOf(config, batch.address)
  const hasSent = countSent(nodeOf(config, batch.caipNetwork.id), batch.address)
  const { id, provider } = await requestBatch(connection, batch).catch(async cause => {
    throw await batchError(cause, hasSent)
  })
  onApproved?.()
  return followBatch(provider, id)
}

/** Requests a batch from the wallet. Resolves with the ID that the wallet gave it. */
async function requestBatch(
  connection: Connection,
  { address, calls, caipNetwork }: Batch,
): Promise<{ readonly id: string; readonly provider: Eip1193Requester }> {
  if ((await connection.connector.getChainId()) !== Number(caipNetwork.id))
    throw new AppKitError(
      'network/mismatch',
      `The wallet is on another network. Switch it to ${caipNetwork.name} and try again.`,
    )
  const provider = await signerOf(connection)
  const request = {
    version: '2.0.0',
    from: connection.accounts.find(known => known.toLowerCase() === address.toLowerCase()) ?? address,
    chainId: hexOfNumber(Number(caipNetwork.id)),
    atomicRequired: true,
    calls: calls.map(({ data, to, value }) => ({ to, value: hexOfNumber(value), ...(data && { data }) })),
  }
  const id = idOf(await provider.request({ method: 'wallet_sendCalls', params: [request] }))
  if (id === undefined) throw unknown('The wallet returned no ID for the batch. Check its history before trying again.')
  return { id, provider }
}

/** Asks the wallet for a batch's transaction until it reports one. */
async function followBatch(provider: Eip1193Requester, id: string): Promise<{ readonly hash: string }> {
  const ask = (): Promise<BatchOutcome | undefined> =>
    provider.request({ method: 'wallet_getCallsStatus', params: [id] }).then(readBatchStatus, cause => {
      if (hasCode(cause, unsupportedMethodCodes)) return { failure: unreported(cause) }
      throw cause
    })
  const outcome = await pollUntil(ask, pace, AbortSignal.timeout(longest)).catch(cause => {
    throw unreported(cause)
  })
  if ('failure' in outcome) throw outcome.failure
  return outcome
}

/** Returns the id of a batch. Early wallets return it as text. */
function idOf(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : (answer as { readonly id?: unknown } | null)?.id
  return typeof id === 'string' && id !== '' && id.length <= 8194 ? id : undefined
}

async function batchError(cause: unknown, hasSent: () => Promise<boolean>): Promise<unknown> {
  const isAnswered = cause instanceof AppKitError || isUserRejection(cause) || isRequestPending(cause)
  if (!isAnswered && hasCode(cause, [...batchRefusals, ...unsupportedMethodCodes]))
    return new AppKitError(
      'wallet/batch-unsupported',
      "The wallet can't send these calls together. Send them one by one.",
      { cause },
    )
  // The wallet or its connection can fail after the batch was sent.
  if (!isAnswered && (await hasSent()))
    return unknown(
      'The wallet failed after the account sent a transaction. Check the account before trying again.',
      cause,
    )
  return toWalletError(cause, {
    code: 'transaction/failed',
    message: "The wallet couldn't send the transaction. Check the amount and the fee, then try again.",
  })
}

function unreported(cause: unknown): AppKitError {
  return unknown("The wallet didn't report the batch's transaction. Check its history before trying again.", cause)
}

function unknown(message: string, cause?: unknown): AppKitError {
  return new AppKitError('transaction/status-unknown', message, { cause })
}
