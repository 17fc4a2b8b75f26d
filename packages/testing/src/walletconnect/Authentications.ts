import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, getMethodsFromRecap, getRecapFromResources, populateAuthPayload } from '@walletconnect/utils'
import type { Prompts } from '../wallet/Prompts'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import type { RequestLog } from '../wallet/RequestLog'
import type { WalletCore } from '../wallet/WalletCore'
import { approvedNamespaces } from './approvedNamespaces'
import type { SessionChoice } from './SessionChoice'
import type { SessionProposal } from './SessionProposal'
import { sessionRefusal } from './sessionRefusal'
import { unmetRequirement } from './unmetRequirement'
import type { WalletNamespace } from './WalletNamespace'

const method = 'wc_sessionAuthenticate'

type Kit = InstanceType<typeof WalletKit>
type SignedMessage = ReturnType<typeof buildAuthObject>
type Payload = Parameters<typeof populateAuthPayload>[0]['authPayload']

/** A text to sign, with its chain and address. */
interface MessageToSign {
  /** CAIP-2 id of the chain. */
  readonly chain: string
  readonly address: string
  readonly text: string
}

/** Settings that determine how the wallet responds. */
interface Behavior {
  readonly choice: () => SessionChoice
  readonly isForger: boolean
}

/** Responds to apps that request a session and a sign-in with a single approval (CAIP-222), as the user decides. */
export class Authentications {
  readonly #kit: Kit
  readonly #prompts: Pick<Prompts<never>, 'followRule'>
  readonly #log: RequestLog
  readonly #wallet: WalletCore
  readonly #namespace: WalletNamespace
  readonly #behavior: Behavior

  constructor(
    kit: Kit,
    prompts: Pick<Prompts<never>, 'followRule'>,
    log: RequestLog,
    evm: { readonly wallet: WalletCore; readonly namespace: WalletNamespace },
    behavior: Behavior,
  ) {
    this.#kit = kit
    this.#prompts = prompts
    this.#log = log
    this.#wallet = evm.wallet
    this.#namespace = evm.namespace
    this.#behavior = behavior
  }

  /** Converts the request to a proposal. The request's capabilities define the session's methods. */
  read({ id, topic, params }: WalletKitTypes.SessionAuthenticate): SessionProposal {
    const { name, description, url, icons } = params.requester.metadata
    const { chains, resources } = params.authPayload
    const recap = getRecapFromResources(resources)
    const methods = recap === undefined ? [] : getMethodsFromRecap(recap)
    return {
      id,
      pairingTopic: topic,
      dapp: { name, description, url, icons: icons.filter(Boolean) },
      namespaces: { [this.#namespace.name]: { chains, methods, events: [] } },
      chains: chains.filter(chain => this.#namespace.chains.includes(chain)),
    }
  }

  /** Shows one prompt for all chains and sends the response to the app. Rejects if the app is no longer reachable. */
  async answer({ id, params }: WalletKitTypes.SessionAuthenticate, proposal: SessionProposal): Promise<void> {
    let auths: SignedMessage[]
    try {
      const { payload, messages } = this.#messages(params.authPayload, proposal)
      const texts = messages.map(({ text }) => text)
      auths = await this.#log.record(method, [proposal, texts], async () => {
        const hanging = this.#prompts.followRule([method])
        if (hanging !== undefined) await hanging
        await this.#namespace.confirmSession(method, [proposal, texts])
        return Promise.all(messages.map(message => this.#sign(payload, message)))
      })
    } catch (cause) {
      await this.#kit.rejectSessionAuthenticate({ id, reason: sessionRefusal(cause) })
      return
    }
    await this.#kit.approveSessionAuthenticate({ id, auths })
  }

  /**
   * Creates a text for each chain in the session, with the account selected there.
   *
   * @throws ProviderRpcError 5100 or 5101 if no requested chain or method is left.
   */
  #messages(requested: Payload, proposal: SessionProposal): { payload: Payload; messages: readonly MessageToSign[] } {
    const approved = approvedNamespaces(proposal, [this.#namespace], this.#behavior.choice())
    const unmet = unmetRequirement(approved, {})
    if (unmet !== undefined) throw unmet
    const { accounts = [], chains = [], methods = [] } = approved[this.#namespace.name] ?? {}
    if (methods.length === 0) throw new ProviderRpcError(5101, 'Unsupported methods.')
    const payload = populateAuthPayload({ authPayload: requested, chains, methods })
    const messages = payload.chains.flatMap(chain => {
      const account = accounts.find(one => one.startsWith(`${chain}:`))
      if (account === undefined) return []
      const text = this.#kit.formatAuthMessage({ request: payload, iss: account })
      return [{ chain, address: account.slice(chain.length + 1), text }]
    })
    return { payload, messages }
  }

  async #sign(payload: Payload, { chain, address, text }: MessageToSign): Promise<SignedMessage> {
    const signer = this.#wallet.signer(address)
    const signed = async (message: string): Promise<SignedMessage> => {
      const signature = await signer.signMessage({ message })
      return buildAuthObject(payload, { t: 'eip191', s: signature }, `${chain}:${address}`)
    }
    const auth = await signed(text)
    if (!this.#behavior.isForger) return auth
    // The library would reject a forged signature, so only its serialized form is forged.
    const forged = await signed(`${text}.`)
    return Object.assign(auth, { toJSON: () => forged })
  }
}
