import {
  AppKitError,
  type CaipNetworkId,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import { isSameAccount } from '../../message/isSameAccount'
import type { SessionChanges } from '../SessionChanges'
import type { AttachableSIWX, SIWXPage } from '../SIWXPage'
import type { SIWEConfig, SIWEMessageParams, SIWESession } from './SIWEConfig'
import { serverFailure } from './serverFailure'

/** The part of the client that the mapping needs. */
export interface SIWEServer {
  readonly isRequired: boolean
  readonly signsOutOnDisconnect: boolean
  getNonce(address: string): Promise<string>
  getMessageParams(): Promise<SIWEMessageParams>
  getSession(): Promise<SIWESession | null>
  readonly changes: SessionChanges
  endSession(): Promise<void>
  follow(page: SIWXPage): () => void
}

/**
 * Adapts a {@link SIWEConfig} to a sign-in config. Non-EVM chains count as signed in, because the server doesn't
 * support them.
 */
export class SIWEMapping implements AttachableSIWX {
  readonly signOutOnDisconnect: boolean
  readonly #config: SIWEConfig
  readonly #client: SIWEServer
  #page: SIWXPage | undefined

  constructor(config: SIWEConfig, client: SIWEServer) {
    this.#config = config
    this.#client = client
    this.signOutOnDisconnect = client.signsOutOnDisconnect
  }

  attach(page: SIWXPage): () => void {
    this.#page = page
    return this.#client.follow(page)
  }

  async createMessage({ accountAddress, chainId }: SIWXInput): Promise<SIWXMessage> {
    const params = await this.#client.getMessageParams()
    const nonce = await this.#client.getNonce(accountAddress)
    const iat = params.iat ?? new Date().toISOString()
    const { domain, uri, nbf, exp, statement, requestId, resources } = params
    const said = {
      ...params,
      chainId: chainNumberOf(chainId),
      address: `did:pkh:${chainId}:${accountAddress}`,
      nonce,
      version: '1',
      iat,
    } as const
    return {
      accountAddress,
      chainId,
      domain,
      uri,
      version: '1',
      nonce,
      issuedAt: iat,
      ...(nbf === undefined ? {} : { notBefore: nbf }),
      ...(exp === undefined ? {} : { expirationTime: exp }),
      ...(statement === undefined ? {} : { statement }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(resources === undefined ? {} : { resources }),
      toString: () => this.#config.createMessage(said),
    }
  }

  async addSession({ data, message, signature, cacao }: SIWXSession): Promise<void> {
    if (!isEvm(data.chainId)) return
    if (!(await this.#config.verifyMessage({ message, signature, ...(cacao ? { cacao } : {}) }))) {
      throw new AppKitError('siwx/siwe-not-verified', 'Failed to verify message')
    }
    this.#client.changes.notify()
    this.#config.onSignIn?.({ address: data.accountAddress, chainId: chainNumberOf(data.chainId) })
  }

  /**
   * Signs in with the session of the active network, else the first. The server stores only one.
   *
   * @throws AppKitError `siwx/siwe-not-signed-out` if the config's `signOut` resolves false.
   */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const active = this.#page?.activeNetworkId()
    const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
    await (session ? this.addSession(session) : this.#client.endSession())
  }

  async revokeSession(): Promise<void> {
    await this.#client.endSession()
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    if (!isEvm(chainId)) return [unsigned(chainId, address)]
    const session = await this.#client.getSession().catch((cause: unknown) => {
      // A failing server doesn't mean that the user isn't signed in.
      throw serverFailure(cause)
    })
    if (!session) return []
    const { signOutOnNetworkChange = true, signOutOnAccountChange = true } = this.#config
    const sessionChain: CaipNetworkId = `eip155:${session.chainId}`
    if (signOutOnNetworkChange && sessionChain !== chainId) return []
    if (signOutOnAccountChange && !isSameAccount(chainId, session.address, address)) return []
    return [unsigned(sessionChain, session.address)]
  }

  subscribeSessions(listener: () => void): () => void {
    return this.#client.changes.subscribe(listener)
  }

  getRequired(): boolean {
    return this.#client.isRequired
  }
}

/** Returns a session without message and signature, which only the server has. */
function unsigned(chainId: CaipNetworkId, accountAddress: string): SIWXSession {
  return {
    data: { accountAddress, chainId, domain: '', uri: '', version: '', nonce: '' },
    message: '',
    signature: '',
  }
}

function isEvm(chainId: string): boolean {
  return chainId.startsWith('eip155:')
}

function chainNumberOf(chainId: string): number {
  return Number(chainId.slice(chainId.indexOf(':') + 1))
}
