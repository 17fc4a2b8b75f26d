import { ChainUnreachableError, ProviderRpcError } from '../wallet/ProviderRpcError'

/** HTTP request to an Esplora API. */
export interface EsploraRequest {
  readonly url: string
  /** Body of a POST request. Absent for GET. */
  readonly body?: string
}

/** HTTP response of an Esplora API. */
export interface EsploraResponse {
  readonly ok: boolean
  readonly text: string
}

/** Sends a request to an Esplora API. */
export type EsploraTransport = (request: EsploraRequest) => Promise<EsploraResponse>

/** An unspent output of an address. */
export interface Utxo {
  readonly txid: string
  readonly vout: number
  readonly value: bigint
  readonly confirmed: boolean
}

/** Sends a request with `fetch`. */
export async function fetchEsplora({ url, body }: EsploraRequest): Promise<EsploraResponse> {
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body })
  return { ok: response.ok, text: await response.text() }
}

/**
 * Reads a chain and broadcasts transactions. Rejects with `ProviderRpcError` -32603 if the chain is unreachable or
 * reports an error.
 */
export class Esplora {
  readonly #url: string
  readonly #send: EsploraTransport

  constructor(url: string, send: EsploraTransport = fetchEsplora) {
    this.#url = url
    this.#send = send
  }

  async utxos(address: string): Promise<Utxo[]> {
    const found = JSON.parse(await this.#ask(`/address/${address}/utxo`)) as readonly {
      txid: string
      vout: number
      value: number
      status: { confirmed: boolean }
    }[]
    return found.map(({ txid, vout, value, status }) => ({
      txid,
      vout,
      value: BigInt(value),
      confirmed: status.confirmed,
    }))
  }

  /**
   * Resolves with the fee rate in satoshis per virtual byte for confirmation within three blocks, or 1 without an
   * estimate.
   */
  async feeRate(): Promise<number> {
    const rates = JSON.parse(await this.#ask('/fee-estimates')) as Readonly<Record<string, number>>
    return rates['3'] ?? 1
  }

  transactionHex(txid: string): Promise<string> {
    return this.#ask(`/tx/${txid}/hex`)
  }

  /** Broadcasts a raw transaction. Resolves with its ID. */
  broadcast(hex: string): Promise<string> {
    return this.#ask('/tx', hex)
  }

  async #ask(path: string, body?: string): Promise<string> {
    let response: EsploraResponse
    try {
      response = await this.#send({ url: `${this.#url}${path}`, ...(body !== undefined && { body }) })
    } catch (cause) {
      throw new ChainUnreachableError(this.#url, cause)
    }
    if (!response.ok) throw new ProviderRpcError(-32603, response.text)
    return response.text
  }
}
