import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { ed25519, ristretto255_oprf } from '@noble/curves/ed25519.js'
import {
  type CustodyPolicy,
  type EmbeddedAccount,
  type EmbeddedAddress,
  type EmbeddedSession,
  type EscrowedSeed,
  type NewUnlockPath,
  pathStatement,
} from '@openappkit/contract/embedded'
import {
  embeddedWalletCreationSchema,
  loginCodeRequestSchema,
  unlockPathChangeSchema,
} from '@openappkit/contract/schemas'
import { decodeBase64url as bytes, encodeBase64url } from '../../src/vault/encoding/base64url'
import { ProofRefused, sha256, verifyProof } from './verifyProof'

const MINUTE = 60_000
const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length))
const id = (): string => encodeBase64url(random(16))
const secret = (): string => encodeBase64url(random(32))
const base64url = (value: ArrayBuffer | Uint8Array): string => encodeBase64url(new Uint8Array(value))

type StoredPath = { -readonly [field in keyof NewUnlockPath]: NewUnlockPath[field] } & {
  thumbprint: string
  isTested: boolean
  createdAt: number
}

export interface StoredUser {
  userId: string
  email: string
  epoch: number
  controlKey: string | null
  addresses: readonly EmbeddedAddress[]
  paths: StoredPath[]
  escrow: EscrowedSeed | null
}

interface StoredSession extends EmbeddedSession {
  userId: string
  thumbprint: string
}

interface Asked {
  readonly thumbprint: string
  readonly user: StoredUser
  readonly session: StoredSession
}

/** Refusal as the API reports it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly field: string,
    readonly left?: number,
  ) {
    super(field)
  }
}

/** Wallet server in memory. It checks proofs and signatures as the real one does, and tests can make it fail or lie. */
export class FakeWalletServer {
  readonly url: string = 'https://wallet.test'
  readonly users: StoredUser[] = []
  readonly sessions: StoredSession[] = []
  readonly requests: { path: string; token: string | undefined; proof: string; body: string | undefined }[] = []
  /** Codes that were mailed, by address. */
  readonly mails: Map<string, string> = new Map()
  readonly #codes = new Map<string, { email: string; code: string; tries: number; next?: string; userId?: string }>()
  readonly #used = new Set<string>()
  readonly #evaluations = new Map<string, number>()
  readonly #escrowKeys = suite.kem.generateKeyPair()
  readonly #oprfSeed = random(32)
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number = Date.now
  custody: CustodyPolicy = 'provisional'
  nextCode: () => string = () =>
    String(random(3).reduce((sum, byte) => sum * 256 + byte, 0) % 1_000_000).padStart(6, '0')
  /** Id of the key that evaluates passwords. */
  oprfKeyId = 'o1'
  /** Evaluations of a password between two proofs that it was right. */
  evaluationsLeft = 5
  /** Whose seed the escrow opens. A malicious one may choose. */
  escrowOf: (user: StoredUser) => StoredUser = user => user
  /** Time at which the escrow opens. */
  escrowOpensAt = 0
  /** Replaces an answer, as a malicious server would. */
  lie: (path: string, answer: unknown) => unknown = (_, answer) => answer
  /** Runs before a request is handled. May throw, wait or return a response. */
  before: (path: string) => Promise<Response | undefined> | undefined = () => undefined
  /** Runs after a request is handled and before it's answered. */
  after: (path: string) => Promise<void> | undefined = () => undefined

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = String(input)
    const path = url.slice(`${this.url}/wallet/v1/`.length)
    const headers = new Headers(init.headers)
    const body = typeof init.body === 'string' ? init.body : undefined
    const token = headers.get('authorization')?.replace(/^DPoP /, '')
    const proof = headers.get('dpop') ?? ''
    this.requests.push({ path, token, proof, body })
    const early = await this.before(path)
    if (early) return early
    const response = await this.#respond({ method: init.method ?? 'GET', url, body, token, proof }, path)
    await this.after(path)
    return response
  }

  async #respond(request: Parameters<typeof verifyProof>[0], path: string): Promise<Response> {
    const headers = { date: new Date(this.now()).toUTCString(), 'content-type': 'application/json' }
    try {
      const thumbprint = await verifyProof(request, this.now(), this.#used)
      const body: unknown = request.body === undefined ? {} : JSON.parse(request.body)
      const answer = this.lie(path, await this.#handle(path, body, thumbprint, request.token))
      return new Response(JSON.stringify(answer), { headers })
    } catch (error) {
      const refusal = error instanceof ProofRefused ? new Refusal(401, error.field) : error
      if (!(refusal instanceof Refusal)) throw error
      const { field, left, status } = refusal
      const reasons = [{ field, description: field, ...(left === undefined ? {} : { left }) }]
      return new Response(JSON.stringify({ status: 'FAILED', reasons }), { status, headers })
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies of tests' own vault
  async #handle(path: string, body: any, thumbprint: string, token: string | undefined): Promise<unknown> {
    if (path === 'codes') return this.sendCode(loginCodeRequestSchema.parse(body).email)
    if (path === 'codes/verify') return this.#login(this.#checkCode(body), thumbprint)
    if (path === 'session/renew') return this.#renew(body.refresh, thumbprint)
    if (path === 'site') return { custody: this.custody, escrowKey: await this.#escrowKey() }
    const session = this.sessions.find(one => one.token === token && one.thumbprint === thumbprint)
    if (!session || session.expiresAt <= this.now()) throw new Refusal(401, 'session_ended')
    const user = this.users.find(({ userId }) => userId === session.userId)
    if (!user) throw new Refusal(401, 'session_ended')
    return await this.#handleOf({ thumbprint, user, session }, path, body)
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies of tests' own vault
  async #handleOf(asked: Asked, path: string, body: any): Promise<unknown> {
    const { session, thumbprint, user } = asked
    switch (path) {
      case 'session/end':
        this.sessions.splice(this.sessions.indexOf(session), 1)
        return {}
      case 'account':
        return Object.keys(body).length === 0 ? this.account(user, thumbprint) : this.#create(asked, body)
      case 'paths/open':
        return this.#openPath(asked, body.id)
      case 'paths/change':
        return this.#change(asked, body)
      case 'paths/tested':
        this.#checkProof(user, 'tested', body.id, body)
        for (const one of user.paths) if (one.id === body.id) one.isTested = true
        return this.account(user, thumbprint)
      case 'password/evaluate':
        return this.#evaluate(asked, body)
      case 'password/confirm':
        this.#checkProof(user, 'confirm', body.pathId, body)
        this.#evaluations.delete(body.pathId)
        return {}
      case 'escrow/open':
        return await this.#openEscrow(user, body.publicKey, this.escrowOf(user))
      case 'escrow/cancel':
        return {}
      case 'devices':
        return { devices: this.#devices(asked) }
      case 'devices/revoke':
        this.sessions.splice(0, this.sessions.length, ...this.sessions.filter(one => one.thumbprint !== body.id))
        return {}
      case 'events':
        return { events: [{ at: this.now(), event: 'login', deviceLabel: 'Chrome', origin: null }] }
      case 'email':
        return this.sendCode(user.email, { next: body.email, userId: user.userId })
      case 'email/verify':
        return this.#verifyEmail(asked, body)
      default:
        throw new Refusal(404, '')
    }
  }

  sendCode(email: string, change: { next?: string; userId?: string } = {}): object {
    const code = this.nextCode()
    const codeId = id()
    this.#codes.set(codeId, { email, code, tries: 3, ...change })
    this.mails.set(email, code)
    return { codeId, expiresAt: this.now() + 10 * MINUTE, resendAfter: 30_000 }
  }

  #checkCode({ codeId, code }: { codeId: string; code: string }) {
    const sent = this.#codes.get(codeId)
    if (!sent) throw new Refusal(410, 'code_expired')
    if (sent.code !== code) {
      sent.tries--
      if (sent.tries <= 0) this.#codes.delete(codeId)
      throw new Refusal(400, 'code_wrong', sent.tries)
    }
    this.#codes.delete(codeId)
    return sent
  }

  #login({ email }: { email: string }, thumbprint: string): object {
    let user = this.users.find(one => one.email === email)
    if (!user) {
      user = { userId: `wu_${id()}`, email, epoch: 0, controlKey: null, addresses: [], paths: [], escrow: null }
      this.users.push(user)
    }
    const session = this.#newSession(user.userId, thumbprint, this.now() + 10 * MINUTE)
    return { session, account: this.account(user, thumbprint) }
  }

  #newSession(userId: string, thumbprint: string, freshUntil: number): StoredSession {
    const expiresAt = this.now() + 15 * MINUTE
    const session = { token: secret(), refresh: secret(), expiresAt, freshUntil, userId, thumbprint }
    this.sessions.push(session)
    return session
  }

  #renew(refresh: string, thumbprint: string): object {
    const session = this.sessions.find(one => one.refresh === refresh && one.thumbprint === thumbprint)
    if (!session) throw new Refusal(401, 'session_ended')
    this.sessions.splice(this.sessions.indexOf(session), 1)
    return this.#newSession(session.userId, thumbprint, session.freshUntil)
  }

  account(user: StoredUser, thumbprint: string): EmbeddedAccount {
    const { userId, email, epoch, controlKey, addresses, escrow } = user
    const paths = user.paths.map(
      ({ id, kind, label, credentialId, hashing, isTested, createdAt, thumbprint: owner }) => ({
        ...{ id, kind, label, credentialId, hashing, isTested, createdAt },
        ...(kind === 'device' && { deviceId: owner }),
        isThisDevice: kind === 'device' && owner === thumbprint,
        usedAt: null,
      }),
    )
    return { userId, email, custody: this.custody, hasEscrow: escrow !== null, epoch, controlKey, addresses, paths }
  }

  #create({ thumbprint, user }: Asked, body: unknown): EmbeddedAccount {
    const creation = embeddedWalletCreationSchema.parse(body)
    if (user.controlKey === creation.controlKey) return this.account(user, thumbprint)
    if (user.controlKey !== null) throw new Refusal(409, 'wallet_exists')
    const { addresses, controlKey, escrow, paths, signature } = creation
    this.#checkSignature(
      controlKey,
      statementOf(user.userId, { epoch: 1, add: paths, remove: [], dropsEscrow: false }),
      signature,
    )
    Object.assign(user, { addresses, controlKey, escrow, epoch: 1 })
    user.paths = paths.map(path => this.#stored(path, thumbprint))
    return this.account(user, thumbprint)
  }

  #change({ thumbprint, user }: Asked, body: unknown): EmbeddedAccount {
    const change = unlockPathChangeSchema.parse(body)
    if (change.epoch !== user.epoch + 1) throw new Refusal(409, 'epoch_conflict')
    this.#checkSignature(user.controlKey ?? '', statementOf(user.userId, change), change.signature)
    const rest = user.paths.filter(path => !change.remove.includes(path.id))
    if (rest.length + change.add.length === 0) throw new Refusal(409, 'last_path')
    if (change.dropsEscrow) {
      if (user.paths.filter(path => path.isTested).length < 2) throw new Refusal(409, 'escrow_needs_tested_paths')
      user.escrow = null
    }
    user.paths = [...rest, ...change.add.map(path => this.#stored(path, thumbprint))]
    user.epoch = change.epoch
    return this.account(user, thumbprint)
  }

  #stored(path: NewUnlockPath, thumbprint: string): StoredPath {
    return { ...path, thumbprint, isTested: false, createdAt: this.now() }
  }

  #openPath({ session, thumbprint, user }: Asked, pathId: string): object {
    const path = user.paths.find(one => one.id === pathId)
    if (!path || (path.kind === 'device' && path.thumbprint !== thumbprint)) throw new Refusal(404, 'path_not_found')
    if (path.kind !== 'device' && session.freshUntil <= this.now()) throw new Refusal(401, 'login_again')
    return { blob: path.blob, serverKey: path.serverKey, hashing: path.hashing }
  }

  #evaluate({ session }: Asked, { pathId, blinded }: { pathId: string; blinded: string }): object {
    if (session.freshUntil <= this.now()) throw new Refusal(401, 'login_again')
    const count = (this.#evaluations.get(pathId) ?? 0) + 1
    if (count > this.evaluationsLeft) throw new Refusal(429, 'too_many_passwords', 60_000)
    this.#evaluations.set(pathId, count)
    const evaluated = base64url(ristretto255_oprf.oprf.blindEvaluate(this.#oprfKey(pathId), bytes(blinded)))
    return { evaluated, keyId: this.oprfKeyId }
  }

  /** Evaluates a password as someone with the server's key can. */
  evaluate(pathId: string, password: Uint8Array): Uint8Array {
    const { blind, blinded } = ristretto255_oprf.oprf.blind(password)
    return ristretto255_oprf.oprf.finalize(
      password,
      blind,
      ristretto255_oprf.oprf.blindEvaluate(this.#oprfKey(pathId), blinded),
    )
  }

  #oprfKey(pathId: string): Uint8Array {
    return ristretto255_oprf.oprf.deriveKeyPair(this.#oprfSeed, new TextEncoder().encode(pathId)).secretKey
  }

  async #escrowKey(): Promise<object | null> {
    if (this.custody === 'user') return null
    return { keyId: 'e1', publicKey: base64url(await suite.kem.serializePublicKey((await this.#escrowKeys).publicKey)) }
  }

  async #openEscrow({ userId }: StoredUser, publicKey: string, owner: StoredUser): Promise<object> {
    const { escrow } = owner
    if (!escrow) throw new Refusal(404, 'path_not_found')
    if (this.now() < this.escrowOpensAt) return { status: 'waiting', opensAt: this.escrowOpensAt }
    const info = (purpose: string, user: string) => new TextEncoder().encode(`openappkit/wallet/${purpose}/v1|${user}`)
    const recipientKey = await this.#escrowKeys
    const sealed = { recipientKey, enc: bytes(escrow.encapsulation), info: info('escrow', owner.userId) }
    const seed = await suite.open(sealed, bytes(escrow.ciphertext))
    const recipientPublicKey = await suite.kem.deserializePublicKey(bytes(publicKey))
    const { ct, enc } = await suite.seal({ recipientPublicKey, info: info('escrow-open', userId) }, seed)
    return { status: 'open', encapsulation: base64url(enc), ciphertext: base64url(ct) }
  }

  #devices({ thumbprint, user }: Asked): object[] {
    const ids = new Set(this.sessions.filter(({ userId }) => userId === user.userId).map(one => one.thumbprint))
    return [...ids].map(one => ({
      ...{ id: one, label: 'Chrome', origins: [], createdAt: 1, usedAt: 1 },
      isThisDevice: one === thumbprint,
      hasPath: user.paths.some(path => path.thumbprint === one),
    }))
  }

  #verifyEmail({ thumbprint, user }: Asked, body: { codeId: string; code: string }): object {
    const { email, next } = this.#checkCode(body)
    if (next === undefined) {
      user.email = email
      return { next: 'done', account: this.account(user, thumbprint) }
    }
    return { next: 'newCode', account: this.account(user, thumbprint), ...this.sendCode(next) }
  }

  #checkProof(user: StoredUser, purpose: string, pathId: string, proof: { time: number; signature: string }): void {
    if (!user.paths.some(path => path.id === pathId)) throw new Refusal(404, 'path_not_found')
    if (Math.abs(proof.time - this.now()) > MINUTE) throw new Refusal(401, 'clock')
    const statement = `openappkit/wallet/${purpose}/v1\nuser ${user.userId}\npath ${pathId}\ntime ${proof.time}`
    this.#checkSignature(user.controlKey ?? '', statement, proof.signature)
  }

  #checkSignature(controlKey: string, statement: string, signature: string): void {
    const isValid = ed25519.verify(bytes(signature), new TextEncoder().encode(statement), bytes(controlKey))
    if (!isValid) throw new Refusal(403, 'statement_invalid')
  }
}

function statementOf(
  userId: string,
  change: { epoch: number; add: readonly NewUnlockPath[]; remove: readonly string[]; dropsEscrow: boolean },
): string {
  return pathStatement({
    ...change,
    userId,
    add: change.add.map(path => ({ id: path.id, kind: path.kind, blobHash: sha256(path.blob) })),
  })
}
