import type { FrameChainId, FrameRpcRequest, FrameUser } from '@openappkit/contract/embedded'
import type { WalletBackend } from '../src/providers/WalletBackend'

/** A wallet whose answers the test sets. */
export class FakeBackend implements WalletBackend {
  loggedIn = true
  address: string
  /** Answer to each request. */
  answer: unknown = '0x'
  /** Error of each call. Default: none. */
  failure: Error | undefined
  chainId: FrameChainId | undefined
  readonly requests: FrameRpcRequest[] = []

  constructor(address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F') {
    this.address = address
  }

  async isLoggedIn(): Promise<boolean> {
    return this.loggedIn
  }

  async user(chainId: FrameChainId): Promise<FrameUser> {
    this.#assertWorking()
    return { address: this.address, chainId, email: 'user@example.org' }
  }

  async switchNetwork(chainId: FrameChainId): Promise<void> {
    this.#assertWorking()
    this.chainId = chainId
  }

  async request(request: FrameRpcRequest): Promise<unknown> {
    this.#assertWorking()
    this.requests.push(request)
    return typeof this.answer === 'function' ? this.answer(request) : this.answer
  }

  async signOut(): Promise<void> {
    this.loggedIn = false
  }

  #assertWorking(): void {
    if (this.failure) throw this.failure
  }
}
