import type { CaipNetworkId, SIWXConfig, SIWXInput, SIWXMessage, SIWXSession } from '@openappkit/appkit-core'

/** Stores sessions in memory, verifies nothing, and responds as a test sets. */
export class FakeSIWX implements SIWXConfig {
  sessions: SIWXSession[] = []
  required = false
  signOutOnDisconnect: boolean | undefined
  /** All calls in order. */
  readonly calls: string[] = []
  readonly #listeners: Set<() => void> = new Set()
  /** Runs for each call. Replace it to fail or hang. */
  answer: (call: string) => Promise<void> = async () => {}

  async createMessage({ accountAddress, chainId }: SIWXInput): Promise<SIWXMessage> {
    await this.#do(`createMessage ${chainId} ${accountAddress}`)
    return {
      accountAddress,
      chainId,
      domain: 'app.example',
      uri: 'https://app.example/',
      version: '1',
      nonce: '0123456789abcdef',
      statement: undefined,
      toString: () => `${accountAddress} on ${chainId}`,
    }
  }

  async addSession(session: SIWXSession): Promise<void> {
    await this.#do('addSession')
    this.sessions.push(session)
    this.changed()
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await this.#do(`revokeSession ${chainId} ${address}`)
    this.sessions = this.sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)
    this.changed()
  }

  async setSessions(sessions: SIWXSession[]): Promise<void> {
    await this.#do(`setSessions ${sessions.length}`)
    this.sessions = sessions
    this.changed()
  }

  subscribeSessions(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reports a change, as after one in another tab. */
  changed(): void {
    for (const listener of this.#listeners) listener()
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    await this.#do(`getSessions ${chainId} ${address}`)
    return this.sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
  }

  getRequired(): boolean {
    return this.required
  }

  /** Adds an existing session. */
  keep(chainId: CaipNetworkId, accountAddress: string): SIWXSession {
    const data = { accountAddress, chainId, domain: 'app.example', uri: '', version: '1', nonce: '0123456789abcdef' }
    const session = { data, message: 'before', signature: 'before' }
    this.sessions.push(session)
    return session
  }

  async #do(call: string): Promise<void> {
    this.calls.push(call)
    await this.answer(call)
  }
}
