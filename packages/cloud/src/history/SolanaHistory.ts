import type { ChainAnswer, ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { resultOf } from '../chains/resultOf'
import type { AccountTransaction } from './AccountTransaction'
import { followedAccounts, keysOf } from './followedAccounts'
import type { HistoryEntry, HistorySource, PageContext } from './HistorySource'
import { SolanaSignatureList } from './SolanaSignatureList'
import { solanaMovements } from './solanaMovements'
import { positionAfter, readSolanaPosition, type SolanaPosition, writeSolanaPosition } from './solanaPosition'
import { detailsSchema, type SolanaSignature, type SolanaTokenAccount, tokenAccountsSchema } from './solanaSchemas'

/** The token programs: the original one and Token-2022. */
const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** Maximum rounds per request. Each round reads a page of signatures for every unfinished account. */
const ROUNDS = 10
const commitment = 'confirmed'

/**
 * Reads the history of a Solana account and its token accounts. Senders pay token accounts without naming their owner.
 */
export class SolanaHistory implements HistorySource {
  readonly chainId: string
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #listed: ReadonlySet<string>

  /** @param listed - Mints that the operator lists. Their accounts are always read. */
  constructor(rpc: Pick<ChainRpc, 'batch'>, chainId: string, listed: readonly string[] = []) {
    this.#rpc = rpc
    this.chainId = chainId
    this.#listed = new Set(listed)
  }

  async page(
    address: string,
    position: string | undefined,
    limit: number,
    context: PageContext = {},
  ): Promise<readonly HistoryEntry[]> {
    const { signal } = context
    const start = position === undefined ? undefined : readSolanaPosition(position)
    const held = await this.#tokenAccounts(address, signal)
    const tokens = followedAccounts(held, this.#listed, start?.followed)
    const followed = start?.followed ?? keysOf(tokens)
    const lists = await this.#signatures([address, ...tokens], start, limit, context)
    const unique = new Map(lists.flat().map(one => [one.signature, one]))
    const taken = [...unique.values()].sort((one, other) => other.slot - one.slot).slice(0, limit)
    const transactions = await this.#transactions(address, taken, signal)
    let cursor = start
    return taken.flatMap((one, index) => {
      const transaction = transactions[index]
      cursor = positionAfter(cursor, one)
      return transaction ? [{ transaction, position: writeSolanaPosition({ ...cursor, followed }) }] : []
    })
  }

  async #tokenAccounts(owner: string, signal: AbortSignal | undefined): Promise<readonly SolanaTokenAccount[]> {
    const encoding = 'jsonParsed'
    const calls = PROGRAMS.map(programId => ({
      method: 'getTokenAccountsByOwner',
      params: [owner, { programId }, { encoding, commitment }],
    }))
    const answers = await this.#rpc.batch(this.chainId, calls, signal)
    return answers.flatMap(answer => tokenAccountsSchema.parse(resultOf(answer)).value)
  }

  /**
   * Returns the newest signatures of each account after `start`: at least `limit` of them, or all.
   *
   * @throws ChainUnavailable if this takes too many rounds.
   */
  async #signatures(
    accounts: readonly string[],
    start: SolanaPosition | undefined,
    limit: number,
    { pay, signal }: PageContext,
  ): Promise<readonly (readonly SolanaSignature[])[]> {
    const lists = accounts.map(account => new SolanaSignatureList(account, start, limit))
    for (let round = 0; ; round += 1) {
      const waiting = lists.filter(list => !list.isFinished)
      if (waiting.length === 0) return lists.map(({ found }) => found)
      // The signatures are too far back, or the node keeps returning the same page.
      if (round === ROUNDS) throw new ChainUnavailable(this.chainId)
      if (round > 0) await pay?.(1)
      const calls = waiting.map(list => ({ method: 'getSignaturesForAddress', params: list.params }))
      const answers = await this.#rpc.batch(this.chainId, calls, signal)
      for (const [index, list] of waiting.entries()) list.take(answers[index])
    }
  }

  async #transactions(
    address: string,
    signatures: readonly SolanaSignature[],
    signal: AbortSignal | undefined,
  ): Promise<readonly AccountTransaction[]> {
    const config = { encoding: 'jsonParsed', commitment, maxSupportedTransactionVersion: 0 }
    const calls = signatures.map(({ signature }) => ({ method: 'getTransaction', params: [signature, config] }))
    const answers = await this.#rpc.batch(this.chainId, calls, signal)
    return signatures.map((one, index) => transactionOf(address, one, answers[index]))
  }
}

/** Returns a transaction, without amounts if its details are unreadable. */
function transactionOf(
  address: string,
  { blockTime, err, signature }: SolanaSignature,
  answer: ChainAnswer | undefined,
): AccountTransaction {
  const details = detailsSchema.safeParse(answer?.result).data
  const movements = details ? solanaMovements(details, address) : []
  const keys = details?.transaction.message.accountKeys ?? []
  const [payer] = keys
  const [other] = movements.flatMap(({ counterparty, direction }) => (direction === 'out' ? (counterparty ?? []) : []))
  return {
    hash: signature,
    minedAt: new Date((blockTime ?? 0) * 1000),
    status: err === null || err === undefined ? 'confirmed' : 'failed',
    from: payer?.pubkey ?? address,
    isSigned: keys.some(({ pubkey, signer }) => signer && pubkey === address),
    to: other ?? (payer?.pubkey === address ? '' : address),
    nonce: 0,
    intent: 'none',
    movements,
  }
}
