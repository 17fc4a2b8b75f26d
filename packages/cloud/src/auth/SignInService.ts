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

/** Who asks: the project, and the page where it is known. */
export interface Caller {
  readonly projectId: string
  readonly origin: string | undefined
}

export interface SignInServiceParts {
  readonly store: AuthStore
  readonly tokens: AuthTokens
  readonly projects: Pick<ProjectDirectory, 'find' | 'isOwn'>
  readonly verify: VerifySignIn
  readonly nodes: SignInNodes
  readonly chains: SignInChains
  /** Hears of a verifier that could not find out. */
  readonly onVerifierTrouble: (error: unknown) => void
}

/** Where a signed message becomes a session. */
export class SignInService {
  readonly #parts: SignInServiceParts

  constructor(parts: SignInServiceParts) {
    this.#parts = parts
  }

  async nonce(caller: Caller): Promise<AuthNonce> {
    await this.#admit(caller)
    const { tokens } = this.#parts
    const nonce = randomBytes(16).toString('hex')
    return { nonce, token: await tokens.nonce({ nonce, ...caller, exp: tokens.now() + NONCE_LIFETIME }) }
  }

  /** @throws HttpFailure that says what was wrong. */
  async signIn(caller: Caller, nonceToken: string | undefined, body: Authentication): Promise<StoredSession> {
    await this.#admit(caller)
    const { store, tokens } = this.#parts
    const { exp, nonce } = await this.#nonceOf(caller, nonceToken)
    // Asked before the signature is checked, which may take a question to a chain; what counts is the answer of `begin`.
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
      // A verifier that doesn't say proves as little as a contract does.
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
   * Pages on loopback may use any project, but users may sign in there only for a project that names them. Any program on a user's machine can serve such a page, have the user sign, and
   * be taken for the user by the app.
   */
  async #admit({ projectId, origin }: Caller): Promise<void> {
    if (origin === undefined || (await this.#parts.projects.isOwn(projectId, origin))) return
    throw refusal('origin', "Users can't sign in from this page's origin: it is not among the origins of the project")
  }

  async #nonceOf({ projectId, origin }: Caller, token: string | undefined): Promise<NonceClaims> {
    const claims = token === undefined ? 'invalid' : await this.#parts.tokens.readNonce(token)
    if (claims === 'expired') throw refusal('x-nonce-jwt', 'The nonce has expired: ask for another')
    if (claims === 'invalid' || claims.projectId !== projectId) {
      throw refusal('x-nonce-jwt', 'The nonce is not one of this server and project')
    }
    // An app's own server doesn't always know the origin: only two that differ are a contradiction.
    if (claims.origin !== undefined && origin !== undefined && claims.origin !== origin) {
      throw refusal('x-nonce-jwt', 'The nonce was given to another page')
    }
    return claims
  }

  /** Of the page that asks. Who isn't a page, such as an app or a server, may speak for any domain of the project. */
  async #domainOf({ projectId, origin }: Caller, message: string): Promise<string> {
    if (origin !== undefined) return new URL(origin).host
    const domain = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S{1,255}) wants you to sign in/i.exec(message)?.[1] ?? ''
    const spellings = [`https://${domain}`, `http://${domain}`, domain]
    const own = await Promise.all(spellings.map(spelling => this.#parts.projects.isOwn(projectId, spelling)))
    if (domain === '' || !own.includes(true)) throw refusal('message', 'The domain of the message is not the project’s')
    return domain
  }

  /** Checks the signature, and that the project takes such a proof on that chain. */
  async #verify(
    { projectId }: Caller,
    body: Authentication,
    expected: Omit<ExpectedSignIn, 'rpcUrls' | 'contractChains'>,
  ): Promise<VerifiedMessage> {
    const { chains, projects } = this.#parts
    const project = await projects.find(projectId)
    if (!project) throw refusal('projectId', 'There is no such project')
    const contractChains = await chains.ofContracts(project)
    const verified = await this.#askVerifier(body, { ...expected, contractChains })
    const { chainId, proof } = verified
    if (!chains.takes(project, chainId)) {
      throw refusal('message', `This project doesn't accept sign-in on ${chainId}. Switch the network and try again`)
    }
    if (proof !== 'key' && chainId.startsWith('eip155:') && !contractChains.some(one => one === chainId)) {
      throw refusal('signature', `This project doesn't accept contract accounts of ${chainId}`)
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
  return refusal('x-nonce-jwt', 'The nonce was used: ask for another')
}

/** A domain with another site's address behind it misleads the user who reads the message. */
function checkUri(uri: string, domain: string, { origin }: Caller): void {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isRight = origin === undefined ? !isPage || url.host === domain : url?.origin === new URL(origin).origin
  if (!isRight) throw refusal('message', 'The URI of the message is not of the page that asks')
}

function checkData({ data }: Authentication, { address, chainId }: VerifiedMessage): void {
  if (!data) return
  if (data.chainId !== chainId) throw refusal('data', 'The message names another network')
  if (addressKey(data.accountAddress) !== addressKey(address))
    throw refusal('data', 'The message names another account')
}

/** Pictures that aren't a link are left out: they are as large as they like. */
function methodOf(info: WalletInfo | undefined): Readonly<Record<string, unknown>> | null {
  if (!info) return null
  // Wallets name themselves.
  const said = Object.fromEntries(Object.entries(info).map(([key, text = '']) => [key, storableText(text)]))
  const { icon = '', ...method } = said
  return icon.length <= 2048 && icon.startsWith('https://') ? said : method
}

function secondsOf(date: string | undefined): number {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : Math.floor(time / 1000)
}
