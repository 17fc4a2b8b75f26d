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

/**
 * Sign-in for a server: nonces that are used once, sessions in http-only cookies, requests of other origins refused.
 *
 * @example
 * ```ts
 * // lib/signIn.ts
 * export const signIn = createSignIn({ domain: 'app.example.org', rpcUrls: { 1: 'https://rpc.example.org' } })
 * // app/auth/[action]/route.ts of a Next app; with Hono: app.all('/auth/*', c => signIn.handle(c.req.raw))
 * export const GET = signIn.handle
 * export const POST = signIn.handle
 * // elsewhere
 * const session = await signIn.getSession(request) // { address, chainId, … } or undefined
 * ```
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { domain, now = Date.now, cookie = {}, clientKey } = options
  const stores = defaultStores(domain, options.now)
  const nonces = new Nonces({
    domain,
    secret: readSecret(options) ?? stores.secret,
    store: options.nonces ?? stores.nonces,
    lifetime: NONCE_SECONDS,
    now,
  })
  const lifetime = cookie.maxAge ?? SESSION_SECONDS
  const cookies = new SignInCookies(domain, cookie)
  const sessions = new Sessions(options.sessions ?? stores.sessions, lifetime * 1000, now)
  const allowed = [
    ...ownOrigins(domain, cookies.allowsPlain),
    ...(options.origins ?? []).map(origin => origin.toLowerCase()),
  ]

  const noncesOf = (request: Request): string[] =>
    cookies
      .read(request, 'nonce')
      ?.split('.')
      .filter(nonce => nonce !== '') ?? []

  async function getNonce(request: Request): Promise<Response> {
    const nonce = await nonces.issue()
    const open = [nonce, ...noncesOf(request)].slice(0, OPEN_NONCES)
    return answer({ nonce }, [cookies.write('nonce', open.join('.'), NONCE_SECONDS, isHttps(request))])
  }

  async function signInWith(request: Request): Promise<Response> {
    checkOrigin(request, allowed)
    const { attempts, replaces } = readAttempts(await readJson(request))
    const { uri, chains: chainId, rpcUrls, contractChains, verifiers, informal } = options
    const open = noncesOf(request)
    const expected = {
      ...{ domain, uri, chainId, rpcUrls, contractChains, verifiers, informal },
      ...{ nonce: open, time: now(), origins: allowed },
    }
    const verified = await Promise.all(attempts.map(one => verify(one.message, one.signature, expected)))
    const used = [...new Set(verified.map(({ data }) => data.nonce))]
    for (const nonce of used) {
      if (!(await nonces.use(nonce)))
        throw new AppKitError('siwx/nonce-used', 'This nonce was used before, or is too old. Sign in again.')
    }
    const before = cookies.read(request, 'session')
    const others = replaces ? [] : ((await sessions.get(before))?.signIns ?? [])
    const { secret, session } = await sessions.start(before, withNew(others, verified), clientKey?.(request))
    const left = open.filter(nonce => !used.includes(nonce))
    return answer(bodyOf(session), [
      cookies.write('session', secret, lifetime, isHttps(request)),
      cookies.write('nonce', left.join('.'), left.length > 0 ? NONCE_SECONDS : 0, isHttps(request)),
    ])
  }

  async function signOutWith(request: Request): Promise<Response> {
    checkOrigin(request, allowed)
    const account = readAccount(await readJson(request))
    const secret = cookies.read(request, 'session')
    if (account && secret !== undefined) {
      const left = await sessions.leave(secret, account.chainId, account.address)
      if (left) return answer(bodyOf(left))
    }
    await sessions.end(secret)
    return answer(bodyOf(undefined), [cookies.write('session', '', 0, isHttps(request))])
  }

  const signIn: SignIn = {
    getNonce,
    verify: request => signInWith(request).catch(refusal),
    signOut: request => signOutWith(request).catch(refusal),
    async getSession(source) {
      const session = await sessions.get(cookies.read(source, 'session'))
      const [last] = session?.signIns ?? []
      return session && last && { address: last.address, chainId: last.chainId, ...session }
    },
    async handle(request) {
      switch (`${request.method} ${actionOf(request)}`) {
        case 'GET nonce':
          return getNonce(request)
        case 'POST verify':
          return signIn.verify(request)
        case 'GET session':
          return answer(bodyOf(await signIn.getSession(request)))
        case 'POST sign-out':
          return signIn.signOut(request)
        default:
          return answer({ code: 'siwx/request-invalid', message: 'There is nothing here.' }, [], 404)
      }
    },
  }
  return signIn
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
