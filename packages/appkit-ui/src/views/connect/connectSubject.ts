import type { ConnectingExternalArguments, Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { knownWallets } from '@openappkit/appkit-core/modal'

/** The wallet that the user selected. Either it has a connector or it is only listed. */
export interface ConnectSubject {
  readonly name: string
  readonly imageUrl: string | undefined
  /** Undefined if the wallet isn't installed. */
  readonly connector: Connector | undefined
  readonly wallet: CustomWallet | undefined
}

/**
 * Resolves the arguments of ConnectingExternal. A listed wallet that has announced itself since resolves to its
 * connector.
 */
export function connectSubject(kit: ModalKit, params: ConnectingExternalArguments): ConnectSubject | undefined {
  const { connectorId, namespace, walletId } = params
  const wallet = listedWallets(kit).find(({ id }) => id === walletId)
  const connector =
    connectorId === undefined
      ? kit.connectors.state.connectors.find(
          known => wallet !== undefined && isSameWallet(known, wallet, kit.wallets.brands.directoryIdOf),
        )
      : kit.connectors.find(connectorId, namespace)
  if (!connector && !wallet) return undefined
  return {
    name: connector?.name ?? wallet?.name ?? '',
    imageUrl: connector?.imageUrl ?? wallet?.image_url,
    connector,
    wallet:
      wallet ??
      listedWallets(kit).find(
        known => connector !== undefined && isSameWallet(connector, known, kit.wallets.brands.directoryIdOf),
      ),
  }
}

/** Returns the app's wallets, then the well-known ones. The app's wallet replaces a well-known one with the same id. */
export function listedWallets(kit: ModalKit): readonly CustomWallet[] {
  const custom = kit.options.input.customWallets ?? []
  return [...custom, ...knownWallets.filter(({ id }) => !custom.some(known => known.id === id))]
}

/** Returns whether a connector belongs to a listed wallet: by directory id or rdns, never by name alone. */
export function isSameWallet(
  connector: Connector,
  wallet: CustomWallet,
  directoryIdOf?: (connector: Connector) => string | undefined,
): boolean {
  const rdns = connector.info?.rdns
  const id = connector.explorerId ?? directoryIdOf?.(connector)
  return id === wallet.id || (rdns !== undefined && rdns.toLowerCase() === wallet.rdns?.toLowerCase())
}
