import { ChainRefused } from '../chains/ChainRefused'
import type { ChainAnswer, ChainRpc } from '../chains/ChainRpc'
import type { AccountTransaction } from './AccountTransaction'
import { followedAccounts, keysOf } from './followedAccounts'
import type { HistoryEntry, HistorySource } from './HistorySource'
import { solanaMovements } from './solanaMovements'
import { isAfter, positionAfter, readSolanaPosition, type SolanaPosition, writeSolanaPosition } from './solanaPosition'
import {
  detailsSchema,
  type SolanaSignature,
  type SolanaTokenAccount,
  signaturesSchema,
  tokenAccountsSchema,
} from './solanaSchemas'

/** The programs whose accounts are tokens: the first one, and Token-2022. */
const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
/** Signatures asked for at once: as many as nodes give. */
const MOST = 1000
const commitment = 'confirmed'

/** The history of a Solana chain: of an account, and of its token accounts, which others pay without naming their owner. */
export class SolanaHistory implements HistorySource {
  readonly chainId: string
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #listed: ReadonlySet<string>

  /** @param listed - mints that the operator lists: their accounts are read in any case. */
  constructor(rpc: Pick<ChainRpc, 'batch'>, chainId: string, listed: readonly string[] = []) {
    this.#rpc = rpc
    this.chainId = chainId
    this.#listed = new Set(listed)
  }

  async page(
    address: string,
    position: string | undefined,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly HistoryEntry[]> {
    const start = position === undefined ? undefined : readSolanaPosition(position)
    const held = await this.#tokenAccounts(address, signal)
    const tokens = followedAccounts(held, this.#listed, start?.followed)
    const followed = start?.followed ?? keysOf(tokens)
    const lists = await this.#signatures([address, ...tokens], start, limit, signal)
    const unique = new Map(lists.flat().map(one => [one.signature, one]))
    const taken = [...unique.values()].sort((one, other) => other.slot - one.slot).slice(0, limit)
    const transactions = await this.#transactions(address, taken, signal)
    let place = start
    return taken.flatMap((one, index) => {
      const transaction = transactions[index]
      place = positionAfter(place, one)
      return transaction ? [{ transaction, position: writeSolanaPosition({ ...place, followed }) }] : []
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

  /** Of each account the newest after `start`: `limit` of them, or all there are. */
  async #signatures(
    accounts: readonly string[],
    start: SolanaPosition | undefined,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<readonly (readonly SolanaSignature[])[]> {
    const amount = Math.min(MOST, limit + (start?.shown.length ?? 0))
    const ask = (account: string, before: string | undefined) => ({
      method: 'getSignaturesForAddress',
      params: [account, { limit: amount, commitment, ...(before !== undefined && { before }) }],
    })
    const calls = accounts.map(account => ask(account, start?.anchor))
    const first = await this.#rpc.batch(this.chainId, calls, signal)
    const lists: SolanaSignature[][] = []
    for (const [index, account] of accounts.entries()) {
      // A node that forgot the anchor is asked from the newest on; what was shown is passed over all the same.
      let page = first[index]?.error instanceof ChainRefused && start?.anchor ? undefined : read(first[index])
      let before: string | undefined
      const found: SolanaSignature[] = []
      while (found.length < limit) {
        page ??= read((await this.#rpc.batch(this.chainId, [ask(account, before)], signal))[0])
        found.push(...page.filter(one => isAfter(start, one)))
        const last = page.at(-1)?.signature
        // A node that begins with the same ones again has no others.
        if (page.length < amount || last === before) break
        before = last
        page = undefined
      }
      lists.push(found)
    }
    return lists
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

/** What can't be read in detail is shown all the same, without amounts. */
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

function read(answer: ChainAnswer | undefined): readonly SolanaSignature[] {
  return signaturesSchema.parse(resultOf(answer))
}

function resultOf(answer: ChainAnswer | undefined): unknown {
  if (answer?.error) throw answer.error
  return answer?.result
}
