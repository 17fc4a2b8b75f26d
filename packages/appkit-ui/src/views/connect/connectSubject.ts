import type { ConnectingExternalArguments, Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { knownWallets } from '@openappkit/appkit-core/modal'

/** The wallet that the user chose: one with a connector, or one that is only listed. */
export interface ConnectSubject {
  readonly name: string
  readonly imageUrl: string | undefined
  /** Absent while the wallet isn't here. */
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

/** The host's wallets, then the well-known ones; an id that is in both is the host's. */
export function listedWallets(kit: ModalKit): readonly CustomWallet[] {
  const custom = kit.options.input.customWallets ?? []
  return [...custom, ...knownWallets.filter(({ id }) => !custom.some(known => known.id === id))]
}

/** Whether a connector is a wallet of a list: by id in the directory or rdns, never by name alone. */
export function isSameWallet(
  connector: Connector,
  wallet: CustomWallet,
  directoryIdOf?: (connector: Connector) => string | undefined,
): boolean {
  const rdns = connector.info?.rdns
  const id = connector.explorerId ?? directoryIdOf?.(connector)
  return id === wallet.id || (rdns !== undefined && rdns.toLowerCase() === wallet.rdns?.toLowerCase())
}
