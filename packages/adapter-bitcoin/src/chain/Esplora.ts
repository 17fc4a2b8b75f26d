import { AppKitError } from '@openappkit/appkit-core/adapter'

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

/** A transaction that the server knows. */
export interface SentTransaction {
  readonly isConfirmed: boolean
  /** What it spends. */
  readonly inputs: readonly Outpoint[]
}

/** What nodes say when other transactions spend the same coins. */
const conflicts = /txn-mempool-conflict|missingorspent|rejecting replacement|spends-conflicting/iu

/** Longest wait for an answer, in milliseconds. */
const patience = 15_000

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
    return told.map(entry => {
      const { txid, vout, value, status } = entry as Readonly<Record<string, unknown>>
      if (typeof txid !== 'string' || !Number.isSafeInteger(vout) || !Number.isSafeInteger(value))
        throw unreadable(entry)
      const { confirmed } = (status ?? {}) as { confirmed?: unknown }
      return { txid, vout: Number(vout), value: BigInt(Number(value)), isConfirmed: confirmed === true }
    })
  }

  /** A whole transaction in hex. */
  async transaction(txid: string): Promise<string> {
    return (await (await this.#get(`/tx/${encodeURIComponent(txid)}/hex`)).text()).trim()
  }

  /** Undefined for one that the server doesn't know. */
  async sent(txid: string): Promise<SentTransaction | undefined> {
    const told = (await this.#found(`/tx/${encodeURIComponent(txid)}`)) as
      | { readonly status?: { readonly confirmed?: unknown }; readonly vin?: unknown }
      | undefined
    if (told === undefined) return undefined
    if (!Array.isArray(told?.vin)) throw unreadable(told)
    const inputs = (told.vin as readonly Outpoint[]).map(({ txid: source, vout }) => ({ txid: String(source), vout }))
    return { isConfirmed: told.status?.confirmed === true, inputs }
  }

  /** The transaction that spends a coin, pending or confirmed; undefined while none does. */
  async spender({ txid, vout }: Outpoint): Promise<string | undefined> {
    const told = await this.#found(`/tx/${encodeURIComponent(txid)}/outspend/${Number(vout)}`)
    const { spent, txid: spender } = (told ?? {}) as { readonly spent?: unknown; readonly txid?: unknown }
    return spent === true && typeof spender === 'string' ? spender : undefined
  }

  /** Satoshis per 1000 virtual bytes for the next blocks, at least what nodes pass on. */
  async feeRate(): Promise<bigint> {
    // Where mempool.space's own server stands in for esplora.
    const answer = await this.#json('/fee-estimates').catch(() => this.#json('/v1/fees/recommended'))
    const told = (answer ?? {}) as Readonly<Record<string, unknown>>
    // A quiet network has no estimates.
    const rate = Number(told['3'] ?? told['2'] ?? told['6'] ?? told['1'] ?? told['halfHourFee'] ?? 1)
    if (!Number.isFinite(rate) || rate < 0) throw unreadable(told)
    return BigInt(Math.max(1_000, Math.ceil(rate * 1_000)))
  }

  /**
   * Hands a transaction to the network. Resolves with its id.
   * @throws AppKitError `transaction/broadcast-failed`, `transaction/coins-spent`, `transaction/unknown`
   */
  async broadcast(hex: string): Promise<string> {
    const failed = (details: string, cause?: unknown) =>
      new AppKitError('transaction/broadcast-failed', 'The network did not take the transaction. Nothing was sent.', {
        cause,
        details,
      })
    const response = await fetch(`${this.#url}/tx`, {
      method: 'POST',
      body: hex,
      signal: AbortSignal.timeout(patience),
    }).catch(cause => {
      throw new AppKitError(
        'transaction/unknown',
        'The network could not be reached, so the transaction may have been sent or not. Look at the account before trying again.',
        { cause },
      )
    })
    const text = (await response.text()).trim()
    if (!response.ok) throw conflicts.test(text) ? coinsSpent(text.slice(0, 500)) : failed(text.slice(0, 500))
    return text
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

  #ask(path: string): Promise<Response> {
    return fetch(this.#url + path, { signal: AbortSignal.timeout(patience) })
  }
}

function read(path: string, response: Response): Response {
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return response
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
