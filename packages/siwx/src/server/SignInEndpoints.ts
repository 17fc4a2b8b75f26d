import { AppKitError } from '@openappkit/contract'
import { answer, refusal } from './answers'
import { checkOrigin } from './checkOrigin'
import { defaultStores } from './defaultStores'
import { Nonces } from './Nonces'
import { ownOrigins } from './ownOrigins'
import { readAttempts } from './readAttempts'
import { invalid, readJson } from './readJson'
import type { StoredSession } from './SessionStore'
import { Sessions, without } from './Sessions'
import type { SessionsBody, SignIn, SignInOptions } from './SignIn'
import { SignInCookies } from './SignInCookies'
import type { VerifiedSignIn } from './VerifiedSignIn'
import { verify } from './verify'

const NONCE_SECONDS = 600
const SESSION_SECONDS = 7 * 24 * 3600
/** How many tabs may be about to sign in at once. */
const OPEN_NONCES = 5
const SECRET_LENGTH = 32
/** Accounts of one browser. */
const ACCOUNTS = 50

/** What a server answers about signing in. Requests of other origins, and nonces that were used, are refused. */
export class SignInEndpoints implements SignIn {
  readonly #options: SignInOptions
  readonly #now: () => number
  readonly #nonces: Nonces
  readonly #cookies: SignInCookies
  readonly #sessions: Sessions
  /** Origins that may sign in. */
  readonly #allowed: readonly string[]
  /** Of a session, in seconds. */
  readonly #lifetime: number

  /** @throws AppKitError `options/siwx-secret` */
  constructor(options: SignInOptions) {
    const { domain, now = Date.now, cookie = {} } = options
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
    this.#allowed = [
      ...ownOrigins(domain, this.#cookies.allowsPlain),
      ...(options.origins ?? []).map(origin => origin.toLowerCase()),
    ]
  }

  async getNonce(request: Request): Promise<Response> {
    const nonce = await this.#nonces.issue()
    const open = [nonce, ...this.#openNonces(request)].slice(0, OPEN_NONCES)
    return answer({ nonce }, [this.#cookies.write('nonce', open.join('.'), NONCE_SECONDS, isHttps(request))])
  }

  verify(request: Request): Promise<Response> {
    return this.#signIn(request).catch(refusal)
  }

  signOut(request: Request): Promise<Response> {
    return this.#signOut(request).catch(refusal)
  }

  async getSession(source: Parameters<SignIn['getSession']>[0]): ReturnType<SignIn['getSession']> {
    const session = await this.#sessions.get(this.#cookies.read(source, 'session'))
    const [last] = session?.signIns ?? []
    return session && last && { address: last.address, chainId: last.chainId, ...session }
  }

  async handle(request: Request): Promise<Response> {
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
        return answer({ code: 'siwx/request-invalid', message: 'There is nothing here.' }, [], 404)
    }
  }

  async #signIn(request: Request): Promise<Response> {
    checkOrigin(request, this.#allowed)
    const { attempts, replaces } = readAttempts(await readJson(request))
    const {
      domain,
      uri,
      chains: chainId,
      rpcUrls,
      contractChains,
      verifiers,
      legacyAppKitMessages,
      clientKey,
    } = this.#options
    const open = this.#openNonces(request)
    const expected = {
      ...{ domain, uri, chainId, rpcUrls, contractChains, verifiers, legacyAppKitMessages },
      ...{ nonce: open, time: this.#now(), origins: this.#allowed },
    }
    const verified = await Promise.all(attempts.map(one => verify(one.message, one.signature, expected)))
    const used = [...new Set(verified.map(({ data }) => data.nonce))]
    for (const nonce of used) {
      if (!(await this.#nonces.use(nonce)))
        throw new AppKitError('siwx/nonce-used', 'This nonce was used before, or is too old. Sign in again.')
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
    checkOrigin(request, this.#allowed)
    const account = readAccount(await readJson(request))
    const secret = this.#cookies.read(request, 'session')
    if (account && secret !== undefined) {
      const left = await this.#sessions.leave(secret, account.chainId, account.address)
      if (left) return answer(bodyOf(left))
    }
    await this.#sessions.end(secret)
    return answer(bodyOf(undefined), [this.#cookies.write('session', '', 0, isHttps(request))])
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

/** The last part of a request's path. */
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

/** A store that several servers share is of use only with a secret that they share. */
function readSecret({ nonces, secret }: SignInOptions): (() => string) | undefined {
  if (secret === undefined ? nonces : secret.length < SECRET_LENGTH)
    throw new AppKitError(
      'options/siwx-secret',
      `createSignIn needs a secret of ${SECRET_LENGTH} characters or more that all servers share.`,
    )
  return secret === undefined ? undefined : () => secret
}

function bodyOf(session: Pick<StoredSession, 'signIns'> | undefined): SessionsBody {
  const signIns = session?.signIns ?? []
  return { sessions: signIns.map(({ data, message, signature }) => ({ data, message, signature })) }
}

/** The account that is to be signed out; undefined for all of them. */
function readAccount(body: unknown): { readonly chainId: string; readonly address: string } | undefined {
  const { chainId, address } = Object(body) as { chainId?: unknown; address?: unknown }
  if (chainId === undefined && address === undefined) return undefined
  if (typeof chainId !== 'string' || typeof address !== 'string')
    throw invalid('The request must be { chainId, address }, or nothing to sign everybody out.')
  return { chainId, address }
}
