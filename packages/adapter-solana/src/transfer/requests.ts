import type {
  AssetChange,
  CaipNetwork,
  RequestLine,
  SimulatedRequest,
  TransactionRequest,
  WalletRequest,
} from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { decodeBase64, encodeBase64 } from '../codec/base64'
import { readTransaction } from '../codec/wireTransaction'
import { endpointsOf } from '../rpc/endpoints'
import { RpcError, SolanaRpc } from '../rpc/SolanaRpc'
import { heldBy, holderOf, mintOf, type RpcAccount } from '../rpc/tokenAccounts'
import { budgetProgram, readLine } from './readTransferLines'
import { refused } from './transactionErrors'
import type { TransferTerms } from './transferContext'
import { wrapRpcError } from './wrapRpcError'

/** Maximum number of accounts in one node request. */
const mostAccounts = 100

type Account = (RpcAccount & { readonly lamports: number | bigint }) | null
interface Accounts {
  readonly value: readonly Account[]
}

/**
 * Describes each instruction of a transaction, except those that set its budget. Unknown instructions are `call` lines.
 */
export function describeRequest(request: WalletRequest): readonly RequestLine[] {
  const { accounts, instructions } = readTransaction(transactionOf(request))
  return instructions.flatMap(({ accounts: indexes, data, program: programIndex }): readonly RequestLine[] => {
    const program = accounts[programIndex] ?? ''
    if (program === budgetProgram) return []
    const named = indexes.map(index => accounts[index] ?? '')
    try {
      const { amount, ...line } = readLine(program, named, data, { rent: 0n, ownerOf: () => undefined })
      // The bytes don't contain the cost of creating an account.
      return [line.kind === 'createTokenAccount' ? line : { ...line, amount }]
    } catch {
      return [{ kind: 'call', to: program }]
    }
  })
}

/**
 * Simulates a transaction on the node and compares the account's balances. Returns undefined if the node can't
 * simulate.
 *
 * @throws {AppKitError} `wallet/account-not-shared` when the account isn't a signer of the transaction.
 * @throws {AppKitError} `transaction/simulation-unavailable` when no node answers, and the errors of {@link refused}
 * when the transaction would fail.
 */
export async function simulateRequest(
  { commitment, rpc: settings }: Pick<TransferTerms, 'commitment' | 'rpc'>,
  request: WalletRequest,
): Promise<SimulatedRequest | undefined> {
  const transaction = transactionOf(request)
  const { address, caipNetwork } = request
  const rpc = new SolanaRpc(endpointsOf(caipNetwork as CaipNetwork, settings).http)
  const { accounts: named, requiredSignatures, start } = readTransaction(transaction)
  if (!named.slice(0, requiredSignatures).includes(address))
    throw new AppKitError(
      'wallet/account-not-shared',
      "The transaction doesn't need this account's signature. Pass a transaction that it signs.",
    )
  const addresses = named.slice(0, mostAccounts)
  return wrapRpcError('transaction/simulation-unavailable', async () => {
    const encoded = { encoding: 'base64', commitment } as const
    const { value: before } = await rpc.ask<Accounts>('getMultipleAccounts', addresses, encoded)
    const simulated = await rpc
      .ask<{ readonly value: { readonly err: unknown; readonly accounts?: readonly Account[] | null } }>(
        'simulateTransaction',
        encodeBase64(transaction),
        { ...encoded, sigVerify: false, replaceRecentBlockhash: true, accounts: { encoding: 'base64', addresses } },
      )
      .catch((cause: unknown) => {
        // The node can't simulate.
        if (cause instanceof RpcError) return undefined
        throw cause
      })
    if (!simulated) return undefined
    const { accounts: after, err } = simulated.value
    if (err) throw failureOf(err)
    if (!after) return undefined
    const fee = named[0] === address ? await feeOf(rpc, transaction.slice(start), commitment) : 0n
    return { changes: changesOf(address, addresses, before, after, fee), fee }
  })
}

/**
 * Returns the error for a simulated failure. A program's error may concern another account of the transaction, so it
 * says nothing about the user's balance.
 */
function failureOf(err: unknown): AppKitError {
  if (typeof err !== 'object' || err === null || !('InstructionError' in err))
    return refused(err, { isToken: false, creates: undefined }, undefined)
  const message = 'The transaction would fail on the network. See `details`.'
  return new AppKitError('transaction/would-fail', message, { details: JSON.stringify(err) })
}

function changesOf(
  address: string,
  addresses: readonly string[],
  before: readonly Account[],
  after: readonly Account[],
  fee: bigint,
): readonly AssetChange[] {
  const sums = new Map<string | undefined, bigint>()
  const add = (token: string | undefined, amount: bigint) => sums.set(token, (sums.get(token) ?? 0n) + amount)
  for (const [index, one] of addresses.entries()) {
    const [was, is] = [before[index], after[index]]
    if (one === address) add(undefined, lamportsOf(is) - lamportsOf(was) + fee)
    const [heldBefore, heldAfter] = [was, is].map(account => tokenOf(account, address))
    if (heldBefore !== undefined) add(heldBefore, -heldBy(was))
    if (heldAfter !== undefined) add(heldAfter, heldBy(is))
  }
  return [...sums].flatMap(([tokenAddress, amount]) =>
    amount === 0n ? [] : [{ ...(tokenAddress === undefined ? {} : { tokenAddress }), amount }],
  )
}

function lamportsOf(account: Account | undefined): bigint {
  return BigInt(account?.lamports ?? 0)
}

/** Returns the token of an account that `owner` owns. */
function tokenOf(account: Account | undefined, owner: string): string | undefined {
  if (!account) return undefined
  const read = { owner: account.owner, bytes: decodeBase64(account.data[0]) }
  const mint = mintOf(read)
  return mint !== undefined && holderOf(read) === owner ? mint : undefined
}

/**
 * Returns the fee of a message in lamports, which the simulated balance includes. Zero if the node doesn't return it.
 */
async function feeOf(rpc: SolanaRpc, message: Uint8Array, commitment: string): Promise<bigint> {
  const { value } = await rpc
    .ask<{ readonly value: number | null }>('getFeeForMessage', encodeBase64(message), { commitment })
    .catch(() => ({ value: null }))
  return BigInt(value ?? 0)
}

/**
 * Returns the transaction of a request.
 *
 * @throws {AppKitError} `adapter/unsupported` for other kinds of requests.
 */
export function transactionOf(request: WalletRequest): TransactionRequest['transaction'] {
  if (request.kind === 'transaction') return request.transaction
  throw new AppKitError(
    'adapter/unsupported',
    'The Solana adapter only accepts requests of kind `transaction`. Pass `kind: "transaction"`.',
  )
}
