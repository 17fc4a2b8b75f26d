import type { OnrampApi } from '../OnrampApi'
import { OnrampRefusal } from '../OnrampApi'
import { tokenSchema } from './responses'

/** Milliseconds before the end of its seven days at which a token is replaced. */
const MARGIN = 60 * 60 * 1000

interface PartnerToken {
  readonly value: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

export interface PartnerTokensOptions {
  readonly api: Pick<OnrampApi, 'send'>
  readonly key: string
  readonly secret: string
  readonly now: () => number
}

/**
 * Holds the partner access token. A new one ends the previous one, but webhooks in transit are signed with that, so the
 * last two are kept.
 */
export class PartnerTokens {
  readonly #options: PartnerTokensOptions
  #tokens: readonly PartnerToken[] = []
  #pending: Promise<PartnerToken> | undefined

  constructor(options: PartnerTokensOptions) {
    this.#options = options
  }

  /** The current token and the previous one, the current one first. */
  get known(): readonly string[] {
    return this.#tokens.map(({ value }) => value)
  }

  /**
   * Runs a request with the current token. Repeats it once with a new token if Transak refuses the token, as after
   * another server created one.
   *
   * @throws The error of the request.
   */
  async use<Value>(request: (token: string) => Promise<Value>, signal: AbortSignal): Promise<Value> {
    const token = await this.current(signal)
    try {
      return await request(token)
    } catch (error) {
      if (!(error instanceof OnrampRefusal) || error.status !== 401) throw error
      const isCurrent = this.#tokens[0]?.value === token
      return await request(isCurrent ? (await this.#create(signal)).value : await this.current(signal))
    }
  }

  /**
   * Returns the current token, and creates one if there is none.
   *
   * @throws OnrampFailure `unavailable`.
   */
  async current(signal: AbortSignal): Promise<string> {
    const [token] = this.#tokens
    if (token && token.expiresAt - this.#options.now() > MARGIN) return token.value
    return (await this.#create(signal)).value
  }

  /** Creates a token. Requests at the same time share it, because each new token ends the one before. */
  #create(signal: AbortSignal): Promise<PartnerToken> {
    this.#pending ??= this.#fetch(signal).finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #fetch(signal: AbortSignal): Promise<PartnerToken> {
    const { api, key, secret } = this.#options
    const request = { headers: { 'api-secret': secret, 'x-api-key': key }, body: { apiKey: key } }
    const { data } = await api.send('/partners/api/v2/refresh-token', request, tokenSchema, signal)
    const token = { value: data.accessToken, expiresAt: data.expiresAt * 1000 }
    this.#tokens = [token, ...this.#tokens].slice(0, 2)
    return token
  }
}
