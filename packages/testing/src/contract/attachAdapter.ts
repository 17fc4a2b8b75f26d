import type { AdapterUnderTest, ContractNetwork, ContractState } from './AdapterUnderTest'
import type { ContractScene, ContractWallet } from './ContractScene'

/** An attached adapter and the states that it has emitted. `state` is the latest one. */
export interface AttachedAdapter {
  readonly adapter: AdapterUnderTest
  /** Oldest first. */
  readonly states: readonly ContractState[]
  readonly state: ContractState
  detach(): void
}

/** State stored during the last visit. */
export interface LastVisit {
  readonly connectorIds: readonly string[]
  /** Omitted if the active account wasn't stored. */
  readonly address?: string
}

/** Attaches an adapter, by default a new one, to a host that records its states. */
export function attachAdapter(
  scene: ContractScene,
  {
    networks = scene.networks,
    adapter = scene.createAdapter(networks),
    last,
  }: {
    readonly networks?: readonly [ContractNetwork, ...ContractNetwork[]]
    readonly adapter?: AdapterUnderTest
    readonly last?: LastVisit
  } = {},
): AttachedAdapter {
  const states: ContractState[] = []
  const detach = adapter.attach({
    networks,
    network: networks[0],
    address: last?.address,
    accountType: undefined,
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true },
    walletConnect: undefined,
    storedConnectorIds: last?.connectorIds ?? [],
    onState: state => states.push(state),
  })
  return {
    adapter,
    states,
    detach,
    get state() {
      const state = states.at(-1)
      if (!state) throw new Error('The adapter emitted no state while it was attached. Emit one in attach().')
      return state
    },
  }
}

/** Installs a wallet and resolves with a new adapter that is connected to it. */
export async function connectedAdapter(
  scene: ContractScene,
): Promise<AttachedAdapter & { readonly wallet: ContractWallet }> {
  const wallet = await scene.installWallet()
  const attached = attachAdapter(scene)
  await attached.adapter.prefetch()
  await attached.adapter.connect({ connectorId: wallet.connectorId })
  return Object.assign(attached, { wallet })
}
