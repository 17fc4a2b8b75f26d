import type { WalletKit } from '@reown/walletkit'
import type { Prompts } from '../wallet/Prompts'
import type { RequestLog } from '../wallet/RequestLog'
import { type ApprovedNamespace, approvedNamespaces } from './approvedNamespaces'
import { mergeNamespaces, readProposal, type WrittenProposal } from './readProposal'
import type { SessionChoice } from './SessionChoice'
import type { SessionProposal } from './SessionProposal'
import { sessionRefusal } from './sessionRefusal'
import { unmetRequirement } from './unmetRequirement'
import type { WalletNamespace } from './WalletNamespace'

const method = 'wc_sessionPropose'

type Kit = InstanceType<typeof WalletKit>

/** Responds to session proposals from apps, as the user decides. */
export class Proposals {
  /** Limits on new sessions. */
  choice: SessionChoice
  readonly #kit: Kit
  readonly #prompts: Pick<Prompts<never>, 'followRule'>
  readonly #log: RequestLog
  readonly #namespaces: readonly WalletNamespace[]

  constructor(
    kit: Kit,
    prompts: Pick<Prompts<never>, 'followRule'>,
    log: RequestLog,
    namespaces: readonly WalletNamespace[],
    choice: SessionChoice = {},
  ) {
    this.#kit = kit
    this.#prompts = prompts
    this.#log = log
    this.#namespaces = namespaces
    this.choice = choice
  }

  read(written: WrittenProposal): SessionProposal {
    return readProposal(written, this.#namespaces)
  }

  /** Shows the prompt and sends the response to the app. Rejects if the app is no longer reachable. */
  async answer(written: WrittenProposal, proposal: SessionProposal): Promise<void> {
    const { id } = proposal
    let namespaces: Record<string, ApprovedNamespace>
    try {
      namespaces = await this.#log.record(method, [proposal], () => this.#decide(written, proposal))
    } catch (cause) {
      await this.#kit.rejectSession({ id, reason: sessionRefusal(cause) })
      return
    }
    const sessionProperties = { ...this.choice.sessionProperties }
    const scopedProperties = this.#scopedProperties(namespaces)
    await this.#kit.approveSession({
      id,
      namespaces,
      // The protocol doesn't allow empty properties.
      ...(Object.keys(sessionProperties).length > 0 && { sessionProperties }),
      ...(Object.keys(scopedProperties).length > 0 && { scopedProperties }),
    })
  }

  async #decide(written: WrittenProposal, proposal: SessionProposal): Promise<Record<string, ApprovedNamespace>> {
    const hanging = this.#prompts.followRule([method])
    if (hanging !== undefined) await hanging
    // A single prompt for all namespaces, in the format of the first one.
    await this.#namespaces[0]?.confirmSession(method, [proposal])
    const approved = approvedNamespaces(proposal, this.#namespaces, this.choice)
    const unmet = unmetRequirement(approved, mergeNamespaces(written.requiredNamespaces))
    if (unmet !== undefined) throw unmet
    return approved
  }

  #scopedProperties(approved: Readonly<Record<string, ApprovedNamespace>>): Record<string, Record<string, unknown>> {
    const chains = Object.values(approved).flatMap(namespace => namespace.chains)
    const entries = this.#namespaces.flatMap(({ scopedProperties }) => Object.entries(scopedProperties))
    return Object.fromEntries(
      entries.filter(([chain]) => chains.includes(chain)).map(([chain, can]) => [chain, { ...can }]),
    )
  }
}
