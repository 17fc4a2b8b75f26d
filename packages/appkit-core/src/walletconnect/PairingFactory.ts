import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { signInNamespace } from '../data/namespaceMethods'
import { withTimeout } from '../environment/withTimeout'
import type { KitCore } from '../kit/KitCore'
import { canSignIn, type SignedSession } from './authenticate'
import { endUnproven } from './endUnproven'
import { type AskChain, isContractSignature } from './isContractSignature'
import type { OpenClient } from './openClient'
import { Pairing, type PairingContext } from './Pairing'
import { propose } from './propose'
import { rpcRequest } from './rpcRequest'
import { type NamespaceRequest, sessionRequest } from './sessionRequest'
import type { WalletConnectNetworks } from './WalletConnectNetworks'

/** Longest wait for what is to be signed with the approval, in milliseconds. A link doesn't wait longer: then the wallet is asked afterwards. */
const signInTimeout = 5_000
/** The same for links that take the place of one. The code of it is there by then. */
const renewalTimeout = 1_000
/** Longest wait until a session without a valid signature has ended on the wallet's side, in milliseconds. */
const unprovenTimeout = 2_000

/** What pairings need of the client that makes them. */
export interface PairingClient extends Pick<PairingContext, 'onLink' | 'onSession' | 'refuse'> {
  /** Loads the library, once. */
  open(): Promise<OpenClient>
  /** Ends a session on both sides. */
  end(topic: string): Promise<void>
}

/** Makes pairings: what a wallet is asked to approve, and to sign with it where the app wants a sign-in. */
export class PairingFactory {
  readonly #kit: KitCore
  readonly #networks: WalletConnectNetworks
  readonly #client: PairingClient

  constructor(kit: KitCore, networks: WalletConnectNetworks, client: PairingClient) {
    this.#kit = kit
    this.#networks = networks
    this.#client = client
  }

  create(): Pairing {
    const { open, onLink, onSession, refuse } = this.#client
    let prepared: Promise<SignedSession | undefined> | undefined
    return new Pairing({
      environment: this.#kit.environment,
      prepare: () => {
        prepared = this.#signedWith(this.#wanted(), signInTimeout)
        return Promise.all([open(), prepared])
      },
      propose: async () => {
        const namespaces = this.#wanted()
        // Each link has a message of its own.
        const signing = prepared ?? this.#signedWith(namespaces, renewalTimeout)
        prepared = undefined
        return propose(await open(), namespaces, signing)
      },
      onLink,
      onSession,
      refuse,
    })
  }

  #wanted(): ReturnType<typeof sessionRequest> {
    const { adapters, options } = this.#kit
    const methodsOf = (namespace: ChainNamespace) =>
      adapters.namespaces.includes(namespace) ? this.#kit.adapter(namespace).walletConnectMethods : undefined
    return sessionRequest(this.#networks.all, options.given.universalProviderConfigOverride, methodsOf)
  }

  /** What the wallet is asked to sign with its approval, where the host wants a sign-in. Without it the wallet is asked afterwards. */
  async #signedWith(wanted: Record<string, NamespaceRequest>, timeout: number): Promise<SignedSession | undefined> {
    const { chains, environment, signInRequest: request } = this.#kit
    const caipNetworkId = chains.get(signInNamespace)?.network?.caipNetworkId
    if (!request || !caipNetworkId || !canSignIn(wanted)) return undefined
    const data = await withTimeout(request.prepare(caipNetworkId), timeout, undefined, environment)
    if (!data) return undefined
    return {
      data,
      request,
      end: ({ topic }) => this.#client.end(topic),
      endUnproven: async pairingTopic => {
        const { client } = (await this.#client.open()).provider
        await withTimeout(endUnproven(client, pairingTopic), unprovenTimeout, undefined, environment)
      },
      isContractSignature: async ({ data: { accountAddress, chainId }, message, signature }) => {
        const { hashMessage } = await this.#client.open()
        return isContractSignature(this.#askChain(chainId), accountAddress, hashMessage(message), signature)
      },
    }
  }

  #askChain(chainId: CaipNetworkId): AskChain {
    return (method, params) => rpcRequest(this.#networks.rpcUrls(chainId), chainId, { method, params })
  }
}
