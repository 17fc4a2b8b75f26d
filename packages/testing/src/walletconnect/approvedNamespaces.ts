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
 * namespaces without a chain. The wallet's current chain comes first, because apps start there.
 */
export function approvedNamespaces(
  proposal: Pick<SessionProposal, 'namespaces'>,
  wallet: readonly WalletNamespace[],
  choice: SessionChoice,
): Record<string, ApprovedNamespace> {
  const approved = wallet.flatMap((namespace): [string, ApprovedNamespace][] => {
    const asked = proposal.namespaces[namespace.name]
    const given = asked === undefined ? undefined : approve(namespace, asked, choice)
    return given === undefined || given.accounts.length === 0 ? [] : [[namespace.name, given]]
  })
  return Object.fromEntries(approved)
}

function approve(namespace: WalletNamespace, asked: NamespaceRequest, choice: SessionChoice): ApprovedNamespace {
  const chains = namespace.chains.filter(chain => (choice.chains ?? asked.chains).includes(chain))
  const chosen = choice.accounts?.map(address => address.toLowerCase())
  return {
    chains,
    accounts: chains.flatMap(chain =>
      namespace
        .addressesOn(chain)
        .filter(address => chosen?.includes(address.toLowerCase()) ?? true)
        .map(address => `${chain}:${address}`),
    ),
    methods: choice.methods?.slice() ?? namespace.methods.filter(method => asked.methods.includes(method)),
    events: choice.events?.slice() ?? namespace.events.filter(event => asked.events.includes(event)),
  }
}
