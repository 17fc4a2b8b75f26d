import { AppKitError } from '@openappkit/appkit-core/adapter'
import { withRetries } from '@openappkit/appkit-core/transactions'

/** A coin: an output that wasn't spent. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  /** Satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/** Where a coin is: which output of which transaction. */
export interface Outpoint {
  readonly txid: string
  readonly vout: number
}

/** Whom a transaction pays, and how much. */
export interface Payment {
  /** The address, or the script of an output that has none. */
  readonly to: string
  /** Satoshis. */
  readonly value: bigint
}

/** A transaction that the server knows. */
export interface SentTransaction {
  readonly isConfirmed: boolean
  /** What it spends. */
  readonly inputs: readonly Outpoint[]
  readonly outputs: readonly Payment[]
}

/** What nodes say when other transactions spend the same coins. */
const conflicts = /txn-mempool-conflict|missingorspent|rejecting replacement|spends-conflicting/iu

/** What nodes say of a transaction that they have, as when the wallet sent it by itself. */
const taken = /txn-already|already in (?:block chain|mempool|utxo set)/iu

/** Timeout of one request, in milliseconds. Spec 7. */
const requestTimeout = 10_000

/** Satoshis per 1000 virtual bytes above which a second estimate is asked for. */
const highRate = 100_000n

/** The esplora API of one network. Reference, adapters section 8. */
export class Esplora {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** @throws AppKitError `balance/unavailable` */
  async coins(address: string): Promise<readonly Coin[]> {
    const told: unknown = await this.#json(`/address/${encodeURIComponent(address)}/utxo`)
    if (!Array.isArray(told)) throw unreadable(told)
    const coins = told.map(entry => {
      const { txid, vout, value, status } = (entry ?? {}) as Readonly<Record<string, unknown>>
      if (typeof txid !== 'string' || !/^[\da-f]{64}$/u.test(txid) || !isCount(vout) || !isCount(value))
        throw unreadable(entry)
      const { confirmed } = (status ?? {}) as { confirmed?: unknown }
      return { txid, vout, value: BigInt(value), isConfirmed: confirmed === true }
    })
    // A coin told twice would be counted, and spent, twice.
    if (new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`)).size < coins.length) throw unreadable(told)
    return coins
  }

  /** A whole transaction in hex. */
  async transaction(txid: string): Promise<string> {
    return (await (await this.#get(`/tx/${encodeURIComponent(txid)}/hex`)).text()).trim()
  }

  /** Undefined for one that the server doesn't know. */
  async sent(txid: string): Promise<SentTransaction | undefined> {
    const told = (await this.#found(`/tx/${encodeURIComponent(txid)}`)) as
      | { readonly status?: { readonly confirmed?: unknown }; readonly vin?: unknown; readonly vout?: unknown }
      | undefined
    if (told === undefined) return undefined
    if (!Array.isArray(told?.vin)) throw unreadable(told)
    const inputs = (told.vin as readonly Outpoint[]).map(({ txid: source, vout }) => ({ txid: String(source), vout }))
    const outputs = (Array.isArray(told.vout) ? told.vout : []).map((output: Readonly<Record<string, unknown>>) => ({
      to: String(output['scriptpubkey_address'] ?? output['scriptpubkey']),
      value: isCount(output['value']) ? BigInt(output['value']) : 0n,
    }))
    return { isConfirmed: told.status?.confirmed === true, inputs, outputs }
  }

  /** The transaction that spends a coin, pending or confirmed; undefined while none does. */
  async spender({ txid, vout }: Outpoint): Promise<string | undefined> {
    const told = await this.#found(`/tx/${encodeURIComponent(txid)}/outspend/${Number(vout)}`)
    const { spent, txid: spender } = (told ?? {}) as { readonly spent?: unknown; readonly txid?: unknown }
    return spent === true && typeof spender === 'string' ? spender : undefined
  }

  /** The fee of a transaction in satoshis. Undefined for one that the server doesn't know. */
  async fee(txid: string): Promise<bigint | undefined> {
    const { fee } = ((await this.#found(`/tx/${encodeURIComponent(txid)}`)) ?? {}) as { readonly fee?: unknown }
    return isCount(fee) ? BigInt(fee) : undefined
  }

  /**
   * Satoshis per 1000 virtual bytes for the next blocks, at least what nodes pass on. A high rate is compared with the server's second estimate, where it has one,
   * and the lower of the two is used.
   */
  async feeRate(): Promise<bigint> {
    const recommended = () => this.#json('/v1/fees/recommended')
    // Where mempool.space's own server stands in for esplora.
    const estimates = await this.#json('/fee-estimates').catch(() => undefined)
    const rate = readRate(estimates ?? (await recommended()))
    if (estimates === undefined || rate <= highRate) return rate
    // Most servers have only one.
    const other = await recommended().then(readRate, () => undefined)
    if (other !== undefined && other < rate) return other
    return rate
  }

  /**
   * Hands a transaction to the network. Resolves once that has it. Without an answer it is handed over once more: a network that took it says so, and nobody pays
   * twice by one transaction.
   * @throws AppKitError `transaction/broadcast-failed`, `transaction/coins-spent`, `transaction/unknown`
   */
  async broadcast(hex: string): Promise<void> {
    await this.#handOver(hex).catch(async (cause: AppKitError) => {
      if (cause.code !== 'transaction/unknown') throw cause
      // A refusal now says nothing of the first time.
      await this.#handOver(hex).catch(() => {
        throw cause
      })
    })
  }

  async #handOver(hex: string): Promise<void> {
    const unknown = (options: { readonly cause?: unknown; readonly details?: string }) =>
      new AppKitError(
        'transaction/unknown',
        'The network could not be reached, so the transaction may have been sent or not. Look at the account before trying again.',
        options,
      )
    const signal = AbortSignal.timeout(requestTimeout)
    // An answer that breaks off is none.
    const { ok, status, text } = await fetch(`${this.#url}/tx`, { method: 'POST', body: hex, signal })
      .then(async response => ({ ok: response.ok, status: response.status, text: (await response.text()).trim() }))
      .catch(cause => {
        throw unknown({ cause })
      })
    if (ok || taken.test(text)) return
    const details = text.slice(0, 500)
    if (conflicts.test(text)) throw coinsSpent(details)
    // A gateway speaks for a server of which it doesn't know what that did.
    if (status > 500) throw unknown({ details })
    throw new AppKitError(
      'transaction/broadcast-failed',
      'The network did not take the transaction. Nothing was sent.',
      { details },
    )
  }

  /** Undefined where there is no such thing. */
  async #found(path: string): Promise<unknown> {
    const response = await this.#ask(path)
    return response.status === 404 ? undefined : read(path, response).json()
  }

  async #json(path: string): Promise<unknown> {
    return (await this.#get(path)).json()
  }

  async #get(path: string): Promise<Response> {
    return read(path, await this.#ask(path))
  }

  async #ask(path: string): Promise<Response> {
    const ask = async () => {
      const response = await fetch(this.#url + path, { signal: AbortSignal.timeout(requestTimeout) })
      if (response.ok || response.status === 404) return response
      throw new EsploraFailure(path, response)
    }
    return withRetries(ask, error => (error instanceof EsploraFailure ? error : {}))
  }
}

/** The rate of either form of estimates. A quiet network has none. */
function readRate(answer: unknown): bigint {
  const told = (answer ?? {}) as Readonly<Record<string, unknown>>
  const rate = Number(told['3'] ?? told['2'] ?? told['6'] ?? told['1'] ?? told['halfHourFee'] ?? 1)
  if (!Number.isFinite(rate) || rate < 0) throw unreadable(told)
  return BigInt(Math.max(1_000, Math.ceil(rate * 1_000)))
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function read(path: string, response: Response): Response {
  if (!response.ok) throw new EsploraFailure(path, response)
  return response
}

/** An answer without what was asked for. */
class EsploraFailure extends Error {
  readonly status: number
  readonly retryAfter: string | null
  constructor(path: string, { status, headers }: Response) {
    super(`${path} was answered with ${status}.`)
    this.status = status
    this.retryAfter = headers.get('Retry-After')
  }
}

function coinsSpent(details: string): AppKitError {
  return new AppKitError(
    'transaction/coins-spent',
    'Another transaction spends the same coins. Nothing was sent; wait until that one is done, then try again.',
    { details },
  )
}

function unreadable(told: unknown): Error {
  return new Error(`The answer can't be read: ${JSON.stringify(told)?.slice(0, 200)}`)
}
