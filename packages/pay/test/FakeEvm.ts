const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A transfer of a token, or of the native coin if `token` is undefined. */
export interface FakeTransfer {
  readonly token?: string
  /** Topic of the event. Default: that of transfers. */
  readonly topic?: string
  readonly to: string
  readonly amount: bigint
}

export interface FakeTransaction {
  readonly transfers: readonly FakeTransfer[]
  readonly block: number
  /** Default: true. */
  readonly isSuccessful?: boolean
}

/** The JSON-RPC of an EVM chain with the given transactions. Its newest block is 100, and the newest finalized is 50. */
export class FakeEvm {
  readonly transactions: Map<string, FakeTransaction> = new Map<string, FakeTransaction>()
  readonly balances: Map<string, bigint> = new Map()
  readonly #chainId: number

  constructor(chainId: number) {
    this.#chainId = chainId
  }

  /** Responds to a call. */
  call(method: string, [first]: readonly unknown[]): unknown {
    const key = String(first)
    const transaction = this.transactions.get(key)
    switch (method) {
      case 'eth_chainId':
        return hex(this.#chainId)
      case 'eth_getBlockByNumber':
        return header(key === 'latest' ? 100 : key === 'finalized' ? 50 : Number(key))
      case 'eth_getBalance':
        return hex(this.balances.get(key) ?? 0n)
      case 'eth_getTransactionByHash':
        return transaction ? body(key, transaction) : null
      case 'eth_getTransactionReceipt':
        return transaction ? receipt(key, transaction) : null
      default:
        throw new Error(`${method} isn't supported`)
    }
  }
}

/** Time of all blocks in seconds since the epoch. */
export const BLOCK_TIME = 1_800_000_000

function body(hash: string, { block, transfers }: FakeTransaction): unknown {
  const coin = transfers.find(({ token }) => token === undefined)
  return { hash, blockHash: blockHash(block), to: coin?.to ?? '0x01', value: hex(coin?.amount ?? 0n) }
}

function receipt(hash: string, { block, isSuccessful = true, transfers }: FakeTransaction): unknown {
  const logs = transfers.flatMap(({ amount, to, token, topic = TRANSFER }) =>
    token === undefined
      ? []
      : [{ address: token, topics: [topic, word('0x99'), word(to)], data: word(hex(amount)), removed: false }],
  )
  return {
    transactionHash: hash,
    status: isSuccessful ? '0x1' : '0x0',
    blockNumber: hex(block),
    blockHash: blockHash(block),
    logs,
  }
}

function header(number: number): unknown {
  return { number: hex(number), hash: blockHash(number), timestamp: hex(BLOCK_TIME) }
}

function blockHash(number: number): string {
  return word(hex(number + 1_000_000))
}

function word(text: string): string {
  return `0x${text.slice(2).padStart(64, '0')}`
}

function hex(value: bigint | number): string {
  return `0x${value.toString(16)}`
}

/** Returns a transaction hash. */
export function hashOf(number: number): string {
  return word(hex(number + 1))
}

/** Returns an address. */
export function addressOf(number: number): string {
  return `0x${(number + 1).toString(16).padStart(40, '0')}`
}
