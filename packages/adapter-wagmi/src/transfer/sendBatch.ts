import type { CaipNetwork, SendRequestParameters } from '@openappkit/appkit-core'
import {
  AppKitError,
  hasCode,
  isRequestPending,
  isUserRejection,
  pollUntil,
  toWalletError,
} from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { connectionOf, signerOf } from '../actions/getProvider'
import { hexOfNumber } from '../actions/hex'
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
 * @throws {AppKitError} `network/mismatch`, `wallet/not-connected`, `transaction/failed` or `transaction/status-unknown`
 * as in `sendTransaction`.
 */
export async function sendBatch(
  config: Config,
  { address, calls, caipNetwork }: Batch,
  onApproved: SendRequestParameters['onApproved'],
): Promise<{ readonly hash: string }> {
  const connection = connectionOf(config, address)
  const from = connection.accounts.find(known => known.toLowerCase() === address.toLowerCase()) ?? address
  if ((await connection.connector.getChainId()) !== Number(caipNetwork.id))
    throw new AppKitError(
      'network/mismatch',
      `The wallet is on another network. Switch it to ${caipNetwork.name} and try again.`,
    )
  const provider = await signerOf(connection)
  const request = {
    version: '2.0.0',
    from,
    chainId: hexOfNumber(Number(caipNetwork.id)),
    atomicRequired: true,
    calls: calls.map(({ data, to, value }) => ({ to, value: hexOfNumber(value), ...(data && { data }) })),
  }
  const answer = await provider
    .request({ method: 'wallet_sendCalls', params: [request] })
    .catch((cause: unknown) => Promise.reject(batchError(cause)))
  const id = idOf(answer)
  if (id === undefined) throw unknown('The wallet returned no ID for the batch. Check its history before trying again.')
  onApproved?.()
  return pollUntil(
    async () => readStatus(await provider.request({ method: 'wallet_getCallsStatus', params: [id] })),
    pace,
    AbortSignal.timeout(longest),
  ).then(
    ({ failure, hash }) => {
      if (hash !== undefined) return { hash }
      throw failure
    },
    () => {
      throw unknown("The wallet didn't report the batch's transaction. Check its history before trying again.")
    },
  )
}

/** Outcome of a batch: its transaction, even if it reverted, or the reason why there is none. */
interface BatchOutcome {
  readonly hash?: string
  readonly failure?: AppKitError
}

function readStatus(answer: unknown): BatchOutcome | undefined {
  const { receipts, status } = (answer ?? {}) as { readonly status?: unknown; readonly receipts?: unknown }
  const hashes = (Array.isArray(receipts) ? receipts : []).map(
    receipt => (receipt as { readonly transactionHash?: unknown } | null)?.transactionHash,
  )
  const hash = hashes.at(-1)
  if (typeof hash === 'string' && /^0x[\da-f]{64}$/iu.test(hash)) return { hash }
  if (status === 400 || status === 500)
    return {
      failure: new AppKitError(
        'transaction/failed',
        "The wallet couldn't send the batch. Nothing was moved. Try again.",
      ),
    }
  return undefined
}

/** Returns the id of a batch. Early wallets return it as text. */
function idOf(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : (answer as { readonly id?: unknown } | null)?.id
  return typeof id === 'string' && id !== '' && id.length <= 8194 ? id : undefined
}

function batchError(cause: unknown): unknown {
  const isAnswered = isUserRejection(cause) || isRequestPending(cause)
  if (!isAnswered && hasCode(cause, [...batchRefusals, ...unsupportedMethodCodes]))
    return new AppKitError(
      'wallet/batch-unsupported',
      "The wallet can't send these calls together. Send them one by one.",
      { cause },
    )
  return toWalletError(cause, {
    code: 'transaction/failed',
    message: "The wallet couldn't send the transaction. Check the amount and the fee, then try again.",
  })
}

function unknown(message: string): AppKitError {
  return new AppKitError('transaction/status-unknown', message)
}
