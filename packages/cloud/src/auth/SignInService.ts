import { randomBytes } from 'node:crypto'
import type { Authentication, AuthNonce, WalletInfo } from '@openappkit/contract'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import { storableText } from '../storage/storableText'
import type { AuthStore, StoredSession } from './AuthStore'
import type { AuthTokens, NonceClaims } from './AuthTokens'
import { addressKey, profileUuid } from './accountIds'
import { NONCE_LIFETIME, SESSION_LIFETIME } from './lifetimes'
import { isUnavailable, refusal, verifierRefusal } from './refusals'
import type { SignInChains } from './SignInChains'
import type { SignInNodes } from './SignInNodes'
import type { ExpectedSignIn, VerifiedMessage, VerifySignIn } from './VerifySignIn'

/** Sender of a request: the project, and the app's origin if known. */
export interface Caller {
  readonly projectId: string
  readonly origin: string | undefined
}

export interface SignInServiceDependencies {
  readonly store: AuthStore
  readonly tokens: AuthTokens
  readonly projects: Pick<ProjectDirectory, 'find' | 'isOwn'>
  readonly verify: VerifySignIn
  readonly nodes: SignInNodes
  readonly chains: SignInChains
  /** Called when the verifier can't check a signature. */
  readonly onVerifierTrouble: (error: unknown) => void
}

/** Turns signed messages into sessions. */
export class SignInService {
  readonly #parts: SignInServiceDependencies

  constructor(parts: SignInServiceDependencies) {
    this.#parts = parts
  }

  async nonce(caller: Caller): Promise<AuthNonce> {
    await this.#admit(caller)
    const { tokens } = this.#parts
    const nonce = randomBytes(16).toString('hex')
    return { nonce, token: await tokens.nonce({ nonce, ...caller, exp: tokens.now() + NONCE_LIFETIME }) }
  }

  /**
   * Signs a user in.
   *
   * @throws HttpFailure 401 that names the invalid part of the request, or 503 if the signature can't be checked right
   * now.
   */
  async signIn(caller: Caller, nonceToken: string | undefined, body: Authentication): Promise<StoredSession> {
    await this.#admit(caller)
    const { store, tokens } = this.#parts
    const { exp, nonce } = await this.#nonceOf(caller, nonceToken)
    // Check early, because verifying the signature may require a chain request. Only `begin` decides whether the nonce
    // is unused.
    if (await store.isUsed(nonce)) throw nonceUsed()
    const domain = await this.#domainOf(caller, body.message)
    const verified = await this.#verify(caller, body, { domain, nonce })
    checkUri(verified.data.uri, domain, caller)
    checkData(body, verified)
    const ends = Math.min(tokens.now() + SESSION_LIFETIME, secondsOf(verified.data.expirationTime))
    const account = {
      projectId: caller.projectId,
      caipNetworkId: verified.chainId,
      addressKey: addressKey(verified.address),
      // If the verifier returns no proof, assume the weaker one.
      proof: verified.proof === 'key' ? ('key' as const) : ('contract' as const),
    }
    const begun = await store.begin(
      {
        account: {
          ...account,
          address: verified.address,
          profileUuid: profileUuid(account),
          connectionMethod: methodOf(body.walletInfo),
        },
        session: {
          origin: caller.origin ?? null,
          domain,
          uri: verified.data.uri,
          nonce,
          expiresAt: new Date(ends * 1000),
        },
        nonceExpiresAt: new Date(exp * 1000),
      },
      tokens.date(),
    )
    if (!begun) throw nonceUsed()
    return begun
  }

  /**
   * Throws a 401 failure unless the project lists the caller's origin. This includes loopback origins, which may
   * otherwise use any project: any program on a user's machine can serve such an app, get a signature and impersonate
   * the user.
   */
  async #admit({ projectId, origin }: Caller): Promise<void> {
    if (origin === undefined || (await this.#parts.projects.isOwn(projectId, origin))) return
    throw refusal('origin', "The project doesn't allow sign-in from this origin. Add it to the project's origins.")
  }

  async #nonceOf({ projectId, origin }: Caller, token: string | undefined): Promise<NonceClaims> {
    const claims = token === undefined ? 'invalid' : await this.#parts.tokens.readNonce(token)
    if (claims === 'expired') throw refusal('x-nonce-jwt', 'The nonce has expired. Request another.')
    if (claims === 'invalid' || claims.projectId !== projectId) {
      throw refusal('x-nonce-jwt', 'The nonce is for another server or project. Request another.')
    }
    // An app's server doesn't always know the origin, so only two different origins conflict.
    if (claims.origin !== undefined && origin !== undefined && claims.origin !== origin) {
      throw refusal('x-nonce-jwt', 'The nonce was issued to another origin. Request another.')
    }
    return claims
  }

  /**
   * Returns the domain that the message must name. Callers without an origin, such as mobile apps and servers, may use
   * any domain of the project.
   *
   * @throws HttpFailure 401 if the message of such a caller names another domain.
   */
  async #domainOf({ projectId, origin }: Caller, message: string): Promise<string> {
    if (origin !== undefined) return new URL(origin).host
    const domain = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S{1,255}) wants you to sign in/i.exec(message)?.[1] ?? ''
    const spellings = [`https://${domain}`, `http://${domain}`, domain]
    const own = await Promise.all(spellings.map(spelling => this.#parts.projects.isOwn(projectId, spelling)))
    if (domain === '' || !own.includes(true))
      throw refusal('message', "The message is for another domain. Sign in on the project's domain.")
    return domain
  }

  /** Checks the signature, and that the project accepts this kind of proof on the chain. */
  async #verify(
    { projectId }: Caller,
    body: Authentication,
    expected: Omit<ExpectedSignIn, 'rpcUrls' | 'contractChains'>,
  ): Promise<VerifiedMessage> {
    const { chains, projects } = this.#parts
    const project = await projects.find(projectId)
    if (!project) throw refusal('projectId', "The project doesn't exist. Check projectId.")
    const contractChains = await chains.ofContracts(project)
    const verified = await this.#askVerifier(body, { ...expected, contractChains })
    const { chainId, proof } = verified
    if (!chains.takes(project, chainId)) {
      throw refusal('message', `This project doesn't accept sign-in on ${chainId}. Switch the network and try again.`)
    }
    if (proof !== 'key' && chainId.startsWith('eip155:') && !contractChains.some(one => one === chainId)) {
      throw refusal('signature', `This project doesn't accept contract accounts on ${chainId}. Use another account.`)
    }
    return verified
  }

  async #askVerifier(
    { message, signature }: Authentication,
    expected: Omit<ExpectedSignIn, 'rpcUrls'>,
  ): Promise<VerifiedMessage> {
    const { nodes, onVerifierTrouble, verify } = this.#parts
    const attempt = nodes.begin()
    for (;;) {
      try {
        return await verify(message, signature, { ...expected, rpcUrls: attempt.rpcUrls })
      } catch (error) {
        const failure = verifierRefusal(error)
        if (failure.status === 503) onVerifierTrouble(error)
        if (!isUnavailable(error) || !attempt.wasAway(message)) throw failure
      }
    }
  }
}

function nonceUsed(): Error {
  return refusal('x-nonce-jwt', 'The nonce was already used. Request another.')
}

/**
 * Throws a 401 failure if the message's URI belongs to another site, because that would mislead users who read the
 * message.
 */
function checkUri(uri: string, domain: string, { origin }: Caller): void {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isRight = origin === undefined ? !isPage || url.host === domain : url?.origin === new URL(origin).origin
  if (!isRight) throw refusal('message', 'The message is for another URI. Sign in again.')
}

function checkData({ data }: Authentication, { address, chainId }: VerifiedMessage): void {
  if (!data) return
  if (data.chainId !== chainId) throw refusal('data', 'The message is for another network. Sign in again.')
  if (addressKey(data.accountAddress) !== addressKey(address))
    throw refusal('data', 'The message is for another account. Sign in again.')
}

/** Returns the details of the wallet. Drops an icon that isn't a short HTTPS link, because its size is unbounded. */
function methodOf(info: WalletInfo | undefined): Readonly<Record<string, unknown>> | null {
  if (!info) return null
  // The wallet chose these texts, so they may contain characters that Postgres can't store.
  const said = Object.fromEntries(Object.entries(info).map(([key, text = '']) => [key, storableText(text)]))
  const { icon = '', ...method } = said
  return icon.length <= 2048 && icon.startsWith('https://') ? said : method
}

function secondsOf(date: string | undefined): number {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : Math.floor(time / 1000)
}
