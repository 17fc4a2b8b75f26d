import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly [string, { readonly limit?: number; readonly before?: string }]
}

/**
 * A Solana node over HTTP whose account has endless transactions. Each response contains newer ones than all previous
 * responses, so a client that skips them never ends.
 */
export class EndlessLedger implements AsyncDisposable {
  /** Called methods, oldest first. */
  readonly methods: string[] = []
  #serial = 0
  #isForgetful = false
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Call | readonly Call[]
    const answers = [body].flat().map(call => this.#answer(call))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })

  async start(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Rejects the next request for transactions before a signature, as if the node didn't know the signature. */
  forget(): void {
    this.#isForgetful = true
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  #answer({ id, method, params }: Call): object {
    this.methods.push(method)
    if (method === 'getTokenAccountsByOwner') return { jsonrpc: '2.0', id, result: { value: [] } }
    if (method !== 'getSignaturesForAddress') return { jsonrpc: '2.0', id, result: null }
    const [, { before, limit = 1000 }] = params
    if (before !== undefined && this.#isForgetful) {
      this.#isForgetful = false
      return { jsonrpc: '2.0', id, error: { code: -32_602, message: 'Unknown signature' } }
    }
    return { jsonrpc: '2.0', id, result: Array.from({ length: limit }, () => this.#signature()) }
  }

  #signature(): object {
    this.#serial += 1
    const digits = this.#serial.toString(9).replace(/\d/g, digit => String(Number(digit) + 1))
    return { signature: digits.padStart(12, '1').padEnd(88, 'z'), slot: 1000 + this.#serial, err: null, blockTime: 1 }
  }
}
