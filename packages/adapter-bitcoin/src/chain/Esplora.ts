import { AppKitError } from '@openappkit/appkit-core/adapter'
import { withRetries } from '@openappkit/appkit-core/transactions'

/** A coin: an unspent transaction output (UTXO). */
export interface Coin {
  readonly txid: string
  readonly vout: number
  /** Value in satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/** Reference to a coin: an output of a transaction. */
export interface Outpoint {
  readonly txid: string
  readonly vout: number
}

/** Recipient and amount of a payment. */
export interface Payment {
  /** Address of the output, or its script if it has no address. */
  readonly to: string
  /** Amount in satoshis. */
  readonly value: bigint
}

/** Transaction as the server reports it. */
export interface SentTransaction {
  readonly isConfirmed: boolean
  /** Coins that the transaction spends. */
  readonly inputs: readonly Outpoint[]
  readonly outputs: readonly Payment[]
}

/** Matches node errors for a transaction whose coins another transaction spends. */
const conflicts = /txn-mempool-conflict|missingorspent|rejecting replacement|spends-conflicting/iu

/** Matches node errors for a transaction that the node already has, for example because the wallet sent it. */
const taken = /txn-already|already in (?:block chain|mempool|utxo set)/iu

/** Request timeout in milliseconds. */
const requestTimeout = 10_000

/** Fee rate in satoshis per 1,000 virtual bytes above which the server's second estimate is also fetched. */
const highRate = 100_000n

/**
 * Reads and sends through the [esplora API](https://github.com/Blockstream/esplora/blob/master/API.md) of one network.
 */
export class Esplora {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /**
   * Returns the coins of an address.
   *
   * @throws Error when the request fails or the answer is invalid.
   */
  async coins(address: string): Promise<readonly Coin[]> {
    const response: unknown = await this.#json(`/address/${encodeURIComponent(address)}/utxo`)
    if (!Array.isArray(response)) throw unreadable(response)
    const coins = response.map(entry => {
      const { txid, vout, value, status } = (entry ?? {}) as Readonly<Record<string, unknown>>
      if (typeof txid !== 'string' || !/^[\da-f]{64}$/u.test(txid) || !isCount(vout) || !isCount(value))
        throw unreadable(entry)
      const { confirmed } = (status ?? {}) as { confirmed?: unknown }
      return { txid, vout, value: BigInt(value), isConfirmed: confirmed === true }
    })
    // A duplicate coin would be counted and spent twice.
    if (new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`)).size < coins.length) throw unreadable(response)
    return coins
  }

  /** Returns a full transaction in hex. */
  async transaction(txid: string): Promise<string> {
    return (await (await this.#get(`/tx/${encodeURIComponent(txid)}/hex`)).text()).trim()
  }

  /** Returns a transaction, or undefined if the server doesn't have it. */
  async sent(txid: string): Promise<SentTransaction | undefined> {
    const response = (await this.#found(`/tx/${encodeURIComponent(txid)}`)) as
      | { readonly status?: { readonly confirmed?: unknown }; readonly vin?: unknown; readonly vout?: unknown }
      | undefined
    if (response === undefined) return undefined
    if (!Array.isArray(response?.vin)) throw unreadable(response)
    const inputs = (response.vin as readonly Outpoint[]).map(({ txid: source, vout }) => ({
      txid: String(source),
      vout,
    }))
    const outputs = (Array.isArray(response.vout) ? response.vout : []).map(
      (output: Readonly<Record<string, unknown>>) => ({
        to: String(output['scriptpubkey_address'] ?? output['scriptpubkey']),
        value: isCount(output['value']) ? BigInt(output['value']) : 0n,
      }),
    )
    return { isConfirmed: response.status?.confirmed === true, inputs, outputs }
  }

  /** Returns the id of the pending or confirmed transaction that spends a coin, or undefined. */
  async spender({ txid, vout }: Outpoint): Promise<string | undefined> {
    const response = await this.#found(`/tx/${encodeURIComponent(txid)}/outspend/${Number(vout)}`)
    const { spent, txid: spender } = (response ?? {}) as { readonly spent?: unknown; readonly txid?: unknown }
    return spent === true && typeof spender === 'string' ? spender : undefined
  }

  /** Returns the fee of a transaction in satoshis, or undefined if the server doesn't have the transaction. */
  async fee(txid: string): Promise<bigint | undefined> {
    const { fee } = ((await this.#found(`/tx/${encodeURIComponent(txid)}`)) ?? {}) as { readonly fee?: unknown }
    return isCount(fee) ? BigInt(fee) : undefined
  }

  /**
   * Returns the fee rate for confirmation in about three blocks, in satoshis per 1,000 virtual bytes, but never below
   * the relay minimum. If the rate is high and the server has a second estimate, returns the lower one.
   */
  async feeRate(): Promise<bigint> {
    const recommended = () => this.#json('/v1/fees/recommended')
    // mempool.space's own server serves `/v1/fees/recommended` instead of esplora's `/fee-estimates`.
    const estimates = await this.#json('/fee-estimates').catch(() => undefined)
    const rate = readRate(estimates ?? (await recommended()))
    if (estimates === undefined || rate <= highRate) return rate
    // Most servers provide only one estimate.
    const other = await recommended().then(readRate, () => undefined)
    if (other !== undefined && other < rate) return other
    return rate
  }

  /**
   * Broadcasts a transaction. Resolves once the server has accepted it. If there is no answer, retries once, which is
   * safe because the same transaction can't pay twice.
   *
   * @throws {AppKitError} `transaction/broadcast-failed` when the network rejects it.
   * @throws {AppKitError} `transaction/utxos-spent` when another transaction spent its coins.
   * @throws {AppKitError} `transaction/status-unknown` when there is no answer.
   */
  async broadcast(hex: string): Promise<void> {
    await this.#handOver(hex).catch(async (cause: AppKitError) => {
      if (cause.code !== 'transaction/status-unknown') throw cause
      // A rejection now doesn't mean that the first attempt failed.
      await this.#handOver(hex).catch(() => {
        throw cause
      })
    })
  }

  async #handOver(hex: string): Promise<void> {
    const unknown = (options: { readonly cause?: unknown; readonly details?: string }) =>
      new AppKitError(
        'transaction/status-unknown',
        "The network didn't answer, so the transaction may have been sent. Check the account before trying again.",
        options,
      )
    const signal = AbortSignal.timeout(requestTimeout)
    // An incomplete answer counts as no answer.
    const { ok, status, text } = await fetch(`${this.#url}/tx`, { method: 'POST', body: hex, signal })
      .then(async response => ({ ok: response.ok, status: response.status, text: (await response.text()).trim() }))
      .catch(cause => {
        throw unknown({ cause })
      })
    if (ok || taken.test(text)) return
    const details = text.slice(0, 500)
    if (conflicts.test(text)) throw coinsSpent(details)
    // A gateway error doesn't show whether the server accepted the transaction.
    if (status > 500) throw unknown({ details })
    throw new AppKitError(
      'transaction/broadcast-failed',
      "The network rejected the transaction, so it wasn't sent. See `details`.",
      { details },
    )
  }

  /** Fetches JSON from a path. Resolves with undefined if the server returns 404. */
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

/**
 * Parses the fee rate from either estimate format. Defaults to the minimum, because servers return no estimates for a
 * quiet network.
 */
function readRate(answer: unknown): bigint {
  const response = (answer ?? {}) as Readonly<Record<string, unknown>>
  const rate = Number(response['3'] ?? response['2'] ?? response['6'] ?? response['1'] ?? response['halfHourFee'] ?? 1)
  if (!Number.isFinite(rate) || rate < 0) throw unreadable(response)
  return BigInt(Math.max(1_000, Math.ceil(rate * 1_000)))
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function read(path: string, response: Response): Response {
  if (!response.ok) throw new EsploraFailure(path, response)
  return response
}

/** Error for an HTTP answer with a failure status. */
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
    'transaction/utxos-spent',
    'Another transaction spends the same UTXOs, so nothing was sent. Wait for it to confirm, then try again.',
    { details },
  )
}

function unreadable(response: unknown): Error {
  return new Error(`The answer can't be read: ${JSON.stringify(response)?.slice(0, 200)}`)
}
