import type { FrameChainId, FrameRpcRequest, FrameUser } from '@openappkit/contract/embedded'

/** The wallet as its providers use it. */
export interface WalletBackend {
  /** Returns whether the user is logged in. Never prompts. Rejects if the wallet can't be reached. */
  isLoggedIn(): Promise<boolean>
  /** Returns the user with their account on a chain. */
  user(chainId: FrameChainId): Promise<FrameUser>
  /** Makes a chain the wallet's current one. */
  switchNetwork(chainId: FrameChainId): Promise<void>
  /** Sends a request. Shows the frame if the user has to approve it. */
  request(request: FrameRpcRequest): Promise<unknown>
  /** Logs out, on all namespaces. Never rejects. */
  signOut(): Promise<void>
}
