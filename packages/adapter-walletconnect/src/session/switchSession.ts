import type { CaipNetwork, WalletConnectLink } from '@openappkit/appkit-core'
import { withTimeout } from '@openappkit/appkit-core/time'
import { AppKitError, approvedForm } from '@openappkit/appkit-core/walletconnect'
import type { ChainDialect } from '../dialects/ChainDialect'

/** How long to wait for the session to list an approved network, in milliseconds. */
const updateTimeout = 2_000

/**
 * Switches a session to another chain. Prompts the wallet only if it hasn't approved the chain yet.
 *
 * @param isLatest - Returns whether the user chose no other network since.
 * @throws {AppKitError} `network/switch-failed` when the wallet doesn't switch, or the user chose another network
 * before it answered.
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
    // Wallets update the session before or after they answer.
    let stop: () => void = () => {}
    const updated = new Promise<void>(resolve => {
      const check = () => isApproved() && resolve()
      stop = link.subscribe(check)
      check()
    })
    await withTimeout(updated, updateTimeout)
    stop()
  }
  if (!isApproved())
    throw new AppKitError(
      'network/switch-failed',
      "The wallet's session doesn't include this network. Connect the wallet again.",
    )
  if (!isLatest())
    throw new AppKitError(
      'network/switch-failed',
      'The user chose another network before the wallet answered. Switch again if needed.',
    )
  link.setDefaultChain(approved())
}
