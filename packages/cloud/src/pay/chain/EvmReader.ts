import { z } from 'zod'
import type { ChainAnswer, ChainRpc } from '../../chains/ChainRpc'
import { ChainUnavailable } from '../../chains/ChainUnavailable'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import { resultOf } from '../../chains/resultOf'
import type {
  BlockId,
  ChainQuery,
  ChainReader,
  ChainTransaction,
  ChainTransfer,
  FoundTransactions,
  KnownTransaction,
  WatchedRail,
} from './ChainReader'
import { ContractPayouts, type PayoutSearch, PayoutUnknown, readPayoutKey } from './ContractPayouts'
import { capByBalance } from './capByBalance'
import { fullBlockSchema } from './evmBlock'
import { addressWord, type EvmReceipt, hashSchema, receiptSchema, TRANSFER, tokenTransfers } from './evmReceipt'

/** Blocks per request of logs. */
const LOG_RANGE = 500n
/** Blocks per pass. */
const BLOCKS = 100n
/** Recipients per request of logs. */
const RECIPIENTS = 500
/** Blocks to go back if the newest known one was replaced. */
const REORG = 64n
/** Blocks whose logs are read again, because a node may have a block before its logs. */
const OVERLAP = 8n
/** Depth from which a chain without finalized blocks counts as final. */
const BURIED = 256n

const lowered = z
  .string()
  .max(66)
  .transform(text => text.toLowerCase())
const headerSchema = z.object({ number: quantitySchema, hash: hashSchema, timestamp: quantitySchema })
const logsSchema = z.array(z.object({ transactionHash: hashSchema })).max(100_000)
const transactionSchema = z.object({ to: lowered.nullable(), value: quantitySchema }).nullable()

type Header = z.infer<typeof headerSchema>

/** Reads payments on EVM chains: token transfers from logs, and transfers of the native coin from blocks. */
export class EvmReader implements ChainReader {
  readonly #rpc: Pick<ChainRpc, 'batch' | 'request'>
  readonly #payouts: ContractPayouts

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request'>) {
    this.#rpc = rpc
    this.#payouts = new ContractPayouts(rpc)
  }

  async find({ chainId, cursor, rails }: ChainQuery, signal: AbortSignal): Promise<FoundTransactions> {
    const head = await this.#header(chainId, 'latest', signal)
    if (!head) return { hashes: [], cursor, isComplete: false }
    const from = await this.#start(chainId, cursor, head, signal)
    if (from === undefined || from > head.number)
      return { hashes: [], cursor: cursor ?? head, isComplete: from !== undefined }
    const hasNative = rails.some(({ asset }) => asset === 'native')
    const last = from + (hasNative ? BLOCKS : LOG_RANGE) - 1n
    const isLast = last >= head.number
    const to = isLast ? head.number : last
    // Read before the logs. If the block is replaced while they are read, the next pass notices.
    const end = isLast ? head : await this.#header(chainId, toQuantity(to), signal)
    if (!end) return { hashes: [], cursor, isComplete: false }
    const logsFrom = from > OVERLAP ? from - OVERLAP : 0n
    const hashes = new Set(await this.#tokenHashes(chainId, rails, logsFrom, to, signal))
    if (hasNative)
      for (const hash of await this.#coinHashes(chainId, rails, { from, to, cursor, isNewest: isLast }, signal))
        hashes.add(hash)
    return { hashes: [...hashes], cursor: end, isComplete: isLast }
  }

  async read(
    chainId: string,
    transactions: readonly KnownTransaction[],
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, ChainTransaction>> {
    const payouts = transactions.filter(({ txHash }) => readPayoutKey(txHash))
    const plain = transactions.filter(({ txHash }) => !readPayoutKey(txHash))
    const hashes = plain.map(({ txHash }) => txHash)
    const [head, finalized] = [
      await this.#header(chainId, 'latest', signal),
      await this.#header(chainId, 'finalized', signal),
    ]
    if (!head || transactions.length === 0) return new Map()
    const receipts = await this.#rpc.batch(
      chainId,
      hashes.map(hash => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
      signal,
    )
    const bodies = await this.#rpc.batch(
      chainId,
      hashes.map(hash => ({ method: 'eth_getTransactionByHash', params: [hash] })),
      signal,
    )
    const states = new Map<string, ChainTransaction>()
    for (const known of payouts) {
      states.set(known.txHash, await this.#payout(chainId, known, { head, finalized, recipients }, signal))
    }
    for (const [index, known] of plain.entries()) {
      const receipt = receiptSchema.safeParse(resultIn(receipts[index]))
      const body = transactionSchema.safeParse(resultIn(bodies[index]))
      const state: ChainTransaction =
        !receipt.success || !body.success
          ? { kind: 'unclear' }
          : receipt.data
            ? await this.#mined(chainId, receipt.data, body.data, { head, finalized, recipients }, signal)
            : await this.#unmined(chainId, known, signal)
      states.set(known.txHash, state)
    }
    return states
  }

  /** Returns the first block to read. Undefined if there is none yet. */
  async #start(
    chainId: string,
    cursor: BlockId | null,
    head: Header,
    signal: AbortSignal,
  ): Promise<bigint | undefined> {
    if (!cursor) return undefined
    const known = await this.#header(chainId, toQuantity(cursor.number), signal)
    if (known?.hash === cursor.hash) return cursor.number + 1n
    // The block was replaced, or this node lags behind. A much shorter chain is a development chain that restarted.
    if (!known && head.number < cursor.number && head.number + REORG >= cursor.number) return undefined
    const isShorter = head.number < cursor.number
    const newest = isShorter ? head.number : cursor.number
    return newest > REORG ? newest - REORG : 0n
  }

  async #tokenHashes(
    chainId: string,
    rails: readonly WatchedRail[],
    from: bigint,
    to: bigint,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const words = [...new Set(rails.map(({ recipientKey }) => addressWord(recipientKey)))]
    const hashes: string[] = []
    for (let start = 0; start < words.length; start += RECIPIENTS) {
      const topics = [TRANSFER, null, words.slice(start, start + RECIPIENTS)]
      const filter = { fromBlock: toQuantity(from), toBlock: toQuantity(to), topics }
      const logs = logsSchema.parse(await this.#rpc.request(chainId, 'eth_getLogs', [filter], signal))
      hashes.push(...logs.map(({ transactionHash }) => transactionHash))
    }
    return hashes
  }

  async #coinHashes(
    chainId: string,
    rails: readonly WatchedRail[],
    { cursor, from, isNewest, to }: BlockRange,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const recipients = new Set(rails.map(({ recipientKey }) => recipientKey))
    const numbers = Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
    const answers = await this.#rpc.batch(
      chainId,
      numbers.map(number => ({ method: 'eth_getBlockByNumber', params: [toQuantity(number), true] })),
      signal,
    )
    const blocks = answers.map(answer => {
      const block = fullBlockSchema.parse(resultOf(answer))
      // Skipping the block of a node that lags behind would lose its payments.
      if (!block) throw new ChainUnavailable(chainId)
      return block
    })
    const direct = blocks.flatMap(({ transactions }) =>
      transactions.filter(({ to: recipient, value }) => recipient !== null && value > 0n && recipients.has(recipient)),
    )
    const payouts = await this.#payoutKeys(chainId, rails, { before: cursor, blocks, isNewest }, signal)
    return [...direct.map(({ hash }) => hash), ...payouts]
  }

  /** Looks for payouts of contracts to new invoices. An address that many invoices share changes too often. */
  async #payoutKeys(
    chainId: string,
    rails: readonly WatchedRail[],
    { before, blocks, isNewest }: Omit<PayoutSearch, 'before'> & { readonly before: BlockId | null },
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const own = rails.filter(({ asset, isNew, matching }) => isNew && asset === 'native' && matching === 'address')
    // No block is before the first one of a chain.
    const later = blocks.filter(({ number }) => number > 0n)
    const first = later[0]?.number ?? 0n
    if (own.length === 0 || first === 0n) return []
    const isNext = before?.number === first - 1n
    const known = isNext ? before : await this.#header(chainId, toQuantity(first - 1n), signal)
    const recipients = own.map(({ recipientKey }) => recipientKey)
    return known ? this.#payouts.find(chainId, recipients, { before: known, blocks: later, isNewest }, signal) : []
  }

  async #mined(
    chainId: string,
    receipt: EvmReceipt,
    body: z.infer<typeof transactionSchema>,
    { finalized, head, recipients }: ReadContext,
    signal: AbortSignal,
  ): Promise<ChainTransaction> {
    const block = await this.#header(chainId, toQuantity(receipt.blockNumber), signal)
    if (!body || block?.hash !== receipt.blockHash) return { kind: 'unclear' }
    const tokens = tokenTransfers(receipt, recipients)
    const capped = await capByBalance(this.#rpc, chainId, block.number, tokens, signal)
    const isPaid = receipt.status === 1n && body.to !== null && body.value > 0n && recipients.has(body.to)
    const coin = { position: 'value', recipient: body.to ?? '', asset: 'native', amount: body.value }
    return found(block, { head, finalized }, isPaid ? [coin, ...capped] : capped)
  }

  async #payout(
    chainId: string,
    known: KnownTransaction,
    { finalized, head }: ReadContext,
    signal: AbortSignal,
  ): Promise<ChainTransaction> {
    const { blockHash, recipient = '' } = readPayoutKey(known.txHash) ?? {}
    const answer = await this.#rpc.request(chainId, 'eth_getBlockByHash', [blockHash, false], signal)
    const block = headerSchema.nullable().parse(answer)
    if (!block) return this.#unmined(chainId, known, signal)
    const current = await this.#header(chainId, toQuantity(block.number), signal)
    if (current?.hash !== blockHash) return { kind: 'missing', isCertain: current !== undefined }
    try {
      return found(block, { head, finalized }, await this.#payouts.read(chainId, block, recipient, signal))
    } catch (error) {
      if (error instanceof PayoutUnknown) return { kind: 'unclear' }
      throw error
    }
  }

  async #unmined(chainId: string, { block }: KnownTransaction, signal: AbortSignal): Promise<ChainTransaction> {
    if (!block) return { kind: 'missing', isCertain: false }
    const current = await this.#header(chainId, toQuantity(block.number), signal)
    // A node that doesn't know the block lags behind. One that still has it contradicts itself.
    if (current?.hash === block.hash) return { kind: 'unclear' }
    return { kind: 'missing', isCertain: current !== undefined }
  }

  async #header(chainId: string, tag: string, signal: AbortSignal): Promise<Header | undefined> {
    const answer = await this.#rpc.request(chainId, 'eth_getBlockByNumber', [tag, false], signal).catch(error => {
      // Some chains have no finalized blocks.
      if (tag === 'finalized' && isChainTrouble(error)) return null
      throw error
    })
    return answer === null ? undefined : headerSchema.parse(answer)
  }
}

interface BlockRange {
  readonly from: bigint
  readonly to: bigint
  readonly cursor: BlockId | null
  /** Whether `to` is the chain's newest block. */
  readonly isNewest: boolean
}

interface ReadContext {
  readonly head: Header
  readonly finalized: Header | undefined
  readonly recipients: ReadonlySet<string>
}

function found(
  block: Header,
  { finalized, head }: Pick<ReadContext, 'finalized' | 'head'>,
  transfers: readonly ChainTransfer[],
): ChainTransaction {
  const confirmations = head.number >= block.number ? head.number - block.number + 1n : 1n
  const isFinalized = finalized ? block.number <= finalized.number : confirmations > BURIED
  return {
    kind: 'found',
    transfers,
    accounts: [],
    spends: [],
    confirmations: Number(confirmations),
    isFinalized,
    isBuried: isFinalized && confirmations > 32n,
    block: { number: block.number, hash: block.hash },
    minedAt: Number(block.timestamp) * 1000,
  }
}

/** Returns the result of a call, or nothing valid if the node rejected it. */
function resultIn(answer: ChainAnswer | undefined): unknown {
  return answer?.error ? undefined : answer?.result
}
