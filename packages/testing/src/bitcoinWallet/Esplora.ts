import { ProviderRpcError } from '../wallet/ProviderRpcError'

/** One HTTP request to an esplora API. */
export interface EsploraRequest {
  readonly url: string
  /** The body of a POST; without it the request is a GET. */
  readonly body?: string
}

/** What came back. */
export interface EsploraResponse {
  readonly ok: boolean
  readonly text: string
}

/** Carries a request to the chain. */
export type EsploraTransport = (request: EsploraRequest) => Promise<EsploraResponse>

/** An output that an address may spend. */
export interface Utxo {
  readonly txid: string
  readonly vout: number
  readonly value: bigint
  readonly confirmed: boolean
}

/** Sends a request by `fetch`. */
export async function fetchEsplora({ url, body }: EsploraRequest): Promise<EsploraResponse> {
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body })
  return { ok: response.ok, text: await response.text() }
}

/** Reads one chain and sends to it. Everything rejects with -32603 when the chain can't be reached or refuses. */
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

  /** Satoshis for a virtual byte, to be mined within about three blocks. */
  async feeRate(): Promise<number> {
    const rates = JSON.parse(await this.#ask('/fee-estimates')) as Readonly<Record<string, number>>
    return rates['3'] ?? 1
  }

  transactionHex(txid: string): Promise<string> {
    return this.#ask(`/tx/${txid}/hex`)
  }

  /** Sends a raw transaction. Resolves with its id. */
  broadcast(hex: string): Promise<string> {
    return this.#ask('/tx', hex)
  }

  async #ask(path: string, body?: string): Promise<string> {
    let response: EsploraResponse
    try {
      response = await this.#send({ url: `${this.#url}${path}`, ...(body !== undefined && { body }) })
    } catch {
      throw new ProviderRpcError(-32603, `The chain at ${this.#url} could not be reached.`)
    }
    if (!response.ok) throw new ProviderRpcError(-32603, response.text)
    return response.text
  }
}
