import type { SessionChoice } from './SessionChoice'
import type { NamespaceRequest, SessionProposal } from './SessionProposal'
import type { WalletNamespace } from './WalletNamespace'

/** A namespace of a settled session, in the protocol's format. */
export interface ApprovedNamespace {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

/**
 * Returns the namespaces of a session: the requested ones that the wallet supports and the user grants. Omits
 * namespaces without an account. The wallet's current chain comes first, because apps start there.
 */
export function approvedNamespaces(
  proposal: Pick<SessionProposal, 'namespaces'>,
  wallet: readonly WalletNamespace[],
  choice: SessionChoice,
): Record<string, ApprovedNamespace> {
  const approved = wallet.flatMap((namespace): [string, ApprovedNamespace][] => {
    const requested = proposal.namespaces[namespace.name]
    const granted = requested === undefined ? undefined : approve(namespace, requested, choice)
    return granted === undefined || granted.accounts.length === 0 ? [] : [[namespace.name, granted]]
  })
  return Object.fromEntries(approved)
}

function approve(namespace: WalletNamespace, requested: NamespaceRequest, choice: SessionChoice): ApprovedNamespace {
  const chains = namespace.chains.filter(chain => (choice.chains ?? requested.chains).includes(chain))
  const chosen = choice.accounts?.map(address => address.toLowerCase())
  return {
    chains,
    accounts: chains.flatMap(chain =>
      namespace
        .addressesOn(chain)
        .filter(address => chosen?.includes(address.toLowerCase()) ?? true)
        .map(address => `${chain}:${address}`),
    ),
    methods: choice.methods?.slice() ?? namespace.methods.filter(method => requested.methods.includes(method)),
    events: choice.events?.slice() ?? namespace.events.filter(event => requested.events.includes(event)),
  }
}
