import type { WalletKit } from '@reown/walletkit'
import { parseUri } from '@walletconnect/utils'
import type { SessionProposal } from './SessionProposal'

type Kit = InstanceType<typeof WalletKit>

/** Time limit for the proposal after pairing, in milliseconds. The relay already stores the proposal. */
const proposalTimeout = 15_000

/** Pairings that still wait for their proposal. */
export class Pairings {
  readonly #kit: Kit
  readonly #waiting = new Map<string, (proposal: SessionProposal) => void>()

  constructor(kit: Kit) {
    this.#kit = kit
  }

  /**
   * Pairs with the app and resolves with its proposal.
   *
   * @throws Error if the link is invalid, used or expired, the relay is unreachable, or no proposal arrives.
   */
  async pair(uri: string): Promise<SessionProposal> {
    const topic = topicOf(uri)
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const proposal = new Promise<SessionProposal>(resolve => this.#waiting.set(topic, resolve))
      await this.#kit.pair({ uri })
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The app didn't answer. Get a new link from it.")), proposalTimeout)
      })
      return await Promise.race([proposal, limit])
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(topic)
    }
  }

  arrived(proposal: SessionProposal): void {
    this.#waiting.get(proposal.pairingTopic)?.(proposal)
  }
}

function topicOf(uri: string): string {
  if (/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/.test(uri)) return parseUri(uri).topic
  throw new Error("This isn't a WalletConnect link. Pass the app's link, which starts with wc:.")
}
