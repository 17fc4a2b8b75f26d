import { AppKitError } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { startPatience } from '../environment/startPatience'
import { approvedForm } from '../walletconnect/legacyChainIds'
import type { WalletConnectLink } from '../walletconnect/WalletConnectLink'
import type { ChainDialect } from './ChainDialect'

/** Longest wait for the session to name the chain that the wallet agreed to, in milliseconds. */
const updatePatience = 2_000

/**
 * Moves a session to another chain: by itself when the wallet approved that chain before, else by asking the wallet.
 *
 * @param isLatest - whether the user has chosen no other network since.
 * @throws AppKitError `network/switch-failed` when the wallet doesn't take the chain, or the user moved on before it answered.
 */
export async function switchSession(
  link: WalletConnectLink,
  network: CaipNetwork,
  { askForNetwork }: ChainDialect,
  isLatest: () => boolean,
): Promise<void> {
  const { caipNetworkId, chainNamespace } = network
  const session = () => link.session?.namespaces[chainNamespace]
  const approved = () => approvedForm(caipNetworkId, session()?.chains ?? [])
  const isApproved = () => session()?.chains.includes(approved()) === true
  if (!isApproved() && askForNetwork) {
    const from = link.defaultChain(chainNamespace) ?? session()?.chains[0] ?? caipNetworkId
    const ask: Parameters<typeof askForNetwork>[0] = (chain, request) => link.request(chain, request)
    await askForNetwork(ask, from, network, session()?.methods ?? [])
    // Wallets answer before, or after, they tell what they approve now.
    const patience = startPatience(updatePatience)
    const stop = link.subscribe(() => isApproved() && patience.end())
    if (isApproved()) patience.end()
    await patience.isOver
    stop()
  }
  if (!isApproved())
    throw new AppKitError(
      'network/switch-failed',
      'The wallet’s session has no such network. Connect the wallet again.',
    )
  if (!isLatest())
    throw new AppKitError('network/switch-failed', 'Another network was chosen before the wallet answered.')
  link.setDefaultChain(approved())
}
