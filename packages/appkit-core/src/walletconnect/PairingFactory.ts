import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { signInNamespace } from '../data/namespaceMethods'
import { withTimeout } from '../environment/withTimeout'
import type { AppKitContext } from '../kit/AppKitContext'
import { canSignIn, type SignedSession } from './authenticate'
import { endUnproven } from './endUnproven'
import { type AskChain, isContractSignature } from './isContractSignature'
import type { OpenClient } from './openClient'
import { Pairing, type PairingContext } from './Pairing'
import { propose } from './propose'
import { rpcRequest } from './rpcRequest'
import { type NamespaceRequest, sessionRequest } from './sessionRequest'
import type { WalletConnectNetworks } from './WalletConnectNetworks'

/**
 * Timeout in milliseconds for the sign-in message. After that, the link shows without the message, and the wallet signs
 * in a second step.
 */
const signInTimeout = 5_000
/** Timeout in milliseconds for the sign-in message of a replacement link. The code has loaded by then. */
const renewalTimeout = 1_000
/** Timeout in milliseconds for ending a session after an invalid signature. */
const unprovenTimeout = 2_000

/** Part of the client that {@link PairingFactory} uses. */
export interface PairingClient extends Pick<PairingContext, 'onLink' | 'onSession' | 'refuse'> {
  /** Loads the library once. */
  open(): Promise<OpenClient>
  /** Ends a session on both sides. */
  end(topic: string): Promise<void>
}

/** Creates pairings with the session request and, if the app requests a sign-in, the message to sign. */
export class PairingFactory {
  readonly #kit: AppKitContext
  readonly #networks: WalletConnectNetworks
  readonly #client: PairingClient

  constructor(kit: AppKitContext, networks: WalletConnectNetworks, client: PairingClient) {
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
        // Each link has its own message.
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
    return sessionRequest(this.#networks.all, options.input.universalProviderConfigOverride, methodsOf)
  }

  /**
   * Resolves with the message to sign with the approval, if the app requests a sign-in. If it resolves with undefined,
   * the wallet signs in a second step.
   */
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
