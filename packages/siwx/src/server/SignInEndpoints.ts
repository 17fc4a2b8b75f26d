import { AppKitError } from '@openappkit/contract'
import { answer, refusalOf } from './answers'
import { assertOptions } from './assertOptions'
import { assertRequest, assertSource } from './assertRequest'
import { type AllowedPages, checkOrigin } from './checkOrigin'
import { defaultStores } from './defaultStores'
import { Nonces } from './Nonces'
import { ownOrigins } from './ownOrigins'
import { readAttempts } from './readAttempts'
import { readHost, readOrigin, readSecureHost } from './readHost'
import { invalid, readJson } from './readJson'
import { refusalLog } from './refusalLog'
import type { StoredSession } from './SessionStore'
import { Sessions, without } from './Sessions'
import type { RefusalBody, SessionsBody, SignIn, SignInOptions, SignInRefusal } from './SignIn'
import { SignInCookies } from './SignInCookies'
import type { VerifiedSignIn } from './VerifiedSignIn'
import { verify } from './verify'

const NONCE_SECONDS = 600
const SESSION_SECONDS = 7 * 24 * 3600
/** Maximum number of open nonces per browser, one per tab. */
const OPEN_NONCES = 5
const SECRET_LENGTH = 32
/** Maximum length of a path in a message. */
const SHOWN = 200
/** Maximum number of accounts per browser. */
const ACCOUNTS = 50

/** Handles sign-in requests. Rejects requests from other origins and reused nonces. */
export class SignInEndpoints implements SignIn {
  readonly #options: SignInOptions
  readonly #now: () => number
  readonly #nonces: Nonces
  readonly #cookies: SignInCookies
  readonly #sessions: Sessions
  readonly #pages: AllowedPages
  readonly #onRefusal: (refusal: SignInRefusal, request: Request) => void
  /** Lifetime of a session in seconds. */
  readonly #lifetime: number

  /**
   * @throws AppKitError `options/siwx-invalid-option` if an option is misspelled or of the wrong type,
   * `options/siwx-invalid-domain` if `domain` isn't a host, `options/siwx-invalid-secret` if `secret` is too short, or
   * missing with a `nonces` store.
   */
  constructor(options: SignInOptions) {
    assertOptions(options)
    // Apps in plain JavaScript can omit them
    const { domain: named, now = Date.now, cookie = {} } = options ?? {}
    const domain = (cookie.secure === false ? readHost : readSecureHost)(named, 'createSignIn')
    const stores = defaultStores(domain, options.now)
    this.#options = options
    this.#now = now
    this.#nonces = new Nonces({
      domain,
      secret: readSecret(options) ?? stores.secret,
      store: options.nonces ?? stores.nonces,
      lifetime: NONCE_SECONDS,
      now,
    })
    this.#lifetime = cookie.maxAge ?? SESSION_SECONDS
    this.#cookies = new SignInCookies(domain, cookie)
    this.#sessions = new Sessions(options.sessions ?? stores.sessions, this.#lifetime * 1000, now)
    const { allowsPlain } = this.#cookies
    const origins = [...ownOrigins(domain, allowsPlain), ...(options.origins ?? []).map(readOrigin)]
    this.#pages = { domain, origins, allowsPlain }
    this.#onRefusal = options.onRefusal ?? refusalLog()
  }

  get domain(): string {
    return this.#pages.domain
  }

  async getNonce(request: Request): Promise<Response> {
    assertRequest(request, 'getNonce')
    const nonce = await this.#nonces.issue()
    const open = [nonce, ...this.#openNonces(request)].slice(0, OPEN_NONCES)
    return answer({ nonce }, [this.#cookies.write('nonce', open.join('.'), NONCE_SECONDS, isHttps(request))])
  }

  async verify(request: Request): Promise<Response> {
    assertRequest(request, 'verify')
    return this.#signIn(request).catch(error => this.#refuse(error, request))
  }

  async signOut(request: Request): Promise<Response> {
    assertRequest(request, 'signOut')
    return this.#signOut(request).catch(error => this.#refuse(error, request))
  }

  async getSession(source: Parameters<SignIn['getSession']>[0]): ReturnType<SignIn['getSession']> {
    assertSource(source)
    const session = await this.#sessions.get(this.#cookies.read(source, 'session'))
    const [last] = session?.signIns ?? []
    return session && last && { address: last.address, chainId: last.chainId, ...session }
  }

  async handle(request: Request): Promise<Response> {
    assertRequest(request, 'handle')
    switch (`${request.method} ${actionOf(request)}`) {
      case 'GET nonce':
        return this.getNonce(request)
      case 'POST verify':
        return this.verify(request)
      case 'GET session':
        return answer(bodyOf(await this.getSession(request)))
      case 'POST sign-out':
        return this.signOut(request)
      default:
        return answer(noRoute(request), [], 404)
    }
  }

  async #signIn(request: Request): Promise<Response> {
    const host = checkOrigin(request, this.#pages)
    const { attempts, replaces } = readAttempts(await readJson(request))
    const { uri, chains: chainId, rpcUrls, contractChains, verifiers, legacyAppKitMessages, clientKey } = this.#options
    const open = this.#openNonces(request)
    const expected = {
      ...{
        domain: [...new Set([this.domain, host])],
        uri,
        chainId,
        rpcUrls,
        contractChains,
        verifiers,
        legacyAppKitMessages,
      },
      ...{ nonce: open, time: this.#now(), origins: this.#pages.origins },
    }
    const verified = await Promise.all(attempts.map(one => verify(one.message, one.signature, expected)))
    const used = [...new Set(verified.map(({ data }) => data.nonce))]
    for (const nonce of used) {
      if (!(await this.#nonces.use(nonce)))
        throw new AppKitError('siwx/nonce-used', 'This nonce was already used, or has expired. Sign in again.')
    }
    const before = this.#cookies.read(request, 'session')
    const others = replaces ? [] : ((await this.#sessions.get(before))?.signIns ?? [])
    const { secret, session } = await this.#sessions.start(before, withNew(others, verified), clientKey?.(request))
    const left = open.filter(nonce => !used.includes(nonce))
    return answer(bodyOf(session), [
      this.#cookies.write('session', secret, this.#lifetime, isHttps(request)),
      this.#cookies.write('nonce', left.join('.'), left.length > 0 ? NONCE_SECONDS : 0, isHttps(request)),
    ])
  }

  async #signOut(request: Request): Promise<Response> {
    checkOrigin(request, this.#pages)
    const account = readAccount(await readJson(request))
    const secret = this.#cookies.read(request, 'session')
    if (account && secret !== undefined) {
      const left = await this.#sessions.leave(secret, account.chainId, account.address)
      if (left) return answer(bodyOf(left))
    }
    await this.#sessions.end(secret)
    return answer(bodyOf(undefined), [this.#cookies.write('session', '', 0, isHttps(request))])
  }

  /** Returns the response for a sign-in error. Rethrows any other error. */
  #refuse(error: unknown, request: Request): Response {
    const refusal = refusalOf(error)
    this.#onRefusal(refusal, request)
    const { code, message } = refusal
    return answer({ code, message }, [], refusal.status)
  }

  #openNonces(request: Request): string[] {
    return (
      this.#cookies
        .read(request, 'nonce')
        ?.split('.')
        .filter(nonce => nonce !== '') ?? []
    )
  }
}

/** Returns the response body for an unknown route. */
function noRoute({ method, url }: Request): RefusalBody {
  const path = new URL(url).pathname.slice(0, SHOWN)
  const routes = 'The routes are GET nonce, POST verify, GET session and POST sign-out.'
  return { code: 'siwx/invalid-request', message: `There is no route ${method} ${path}. ${routes}` }
}

/** Returns the last path segment of a request. */
function actionOf({ url }: Request): string {
  return new URL(url).pathname.replace(/\/+$/u, '').split('/').at(-1) ?? ''
}

function isHttps({ url }: Request): boolean {
  return url.startsWith('https:')
}

function withNew(others: readonly VerifiedSignIn[], added: readonly VerifiedSignIn[]): VerifiedSignIn[] {
  let all = [...others]
  for (const one of added.toReversed()) all = [one, ...without(all, one.chainId, one.address)]
  return all.slice(0, ACCOUNTS)
}

/**
 * Returns the configured secret, if any.
 *
 * @throws AppKitError `options/siwx-invalid-secret` if it is too short, or missing with a `nonces` store.
 */
function readSecret({ nonces, secret }: SignInOptions): (() => string) | undefined {
  if (secret === undefined ? nonces : secret.length < SECRET_LENGTH) {
    const problem = secret === undefined ? 'is missing' : `has ${secret.length} characters`
    throw new AppKitError(
      'options/siwx-invalid-secret',
      `\`secret\` of createSignIn ${problem}. Pass at least ${SECRET_LENGTH} random characters that all servers share.`,
    )
  }
  return secret === undefined ? undefined : () => secret
}

function bodyOf(session: Pick<StoredSession, 'signIns'> | undefined): SessionsBody {
  const signIns = session?.signIns ?? []
  return { sessions: signIns.map(({ data, message, signature }) => ({ data, message, signature })) }
}

/** Returns the account to sign out. Undefined for all accounts. */
function readAccount(body: unknown): { readonly chainId: string; readonly address: string } | undefined {
  const { chainId, address } = Object(body) as { chainId?: unknown; address?: unknown }
  if (chainId === undefined && address === undefined) return undefined
  if (typeof chainId !== 'string' || typeof address !== 'string')
    throw invalid("The request body can't be read. Send { chainId, address }, or nothing to sign out every account.")
  return { chainId, address }
}
