import type { CaipNetwork } from '@openappkit/appkit-core'
import {
  AppKitError,
  hasCode,
  isUserRejection,
  toWalletError,
  UserRejectedError,
} from '@openappkit/appkit-core/adapter'
import type { Config, Connection, Connector } from '@wagmi/core'
import { switchChain } from '@wagmi/core/actions'
import { currentConnection, isLive } from '../config/liveConnection'
import { type Eip1193Requester, getProvider } from './getProvider'
import { hexOfNumber } from './hex'

/** What wallets answer to a chain that they don't know. */
const unknownChainCodes = [4902, -32603, 32603]

/** Asks the active wallet to change network, and to add the network where it is unknown. Without a wallet there is nobody to ask. */
export async function switchNetwork(config: Config, caipNetwork: CaipNetwork): Promise<void> {
  const chainId = Number(caipNetwork.id)
  const connection = currentConnection(config)
  if (!isLive(connection)) {
    if (config.chains.some(({ id }) => id === chainId)) config.setState(state => ({ ...state, chainId }))
    return
  }
  if (connection.chainId === chainId) return
  try {
    await switchChain(config, {
      chainId,
      connector: connection.connector,
      addEthereumChainParameter: addChainParameter(caipNetwork),
    })
  } catch (cause) {
    if (isDeclined(cause)) throw new UserRejectedError({ cause })
    if (!isUnknownChain(cause, connection.connector)) throw switchFailed(cause)
    await addAndSwitch(config, connection, caipNetwork).catch(reason => {
      throw isDeclined(reason) ? new UserRejectedError({ cause: reason }) : switchFailed(reason)
    })
  }
}

/** For wallets that have other words than 4902 for an unknown chain, and for chains that came to the config after the connector. */
async function addAndSwitch(config: Config, { connector }: Connection, caipNetwork: CaipNetwork): Promise<void> {
  const provider = (await getProvider(config, connector.id)) as Eip1193Requester
  const chainId = hexOfNumber(Number(caipNetwork.id))
  const ask = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  await ask().catch(async cause => {
    if (!hasCode(cause, unknownChainCodes)) throw cause
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId, ...addChainParameter(caipNetwork) }],
    })
  })
  // Adding need not mean switching.
  if ((await connector.getChainId()) !== Number(caipNetwork.id)) await ask()
  const now = await connector.getChainId()
  connector.emitter.emit('change', { chainId: now })
  if (now !== Number(caipNetwork.id))
    throw new AppKitError('network/switch-failed', 'The wallet stayed on its network. Switch inside the wallet.')
}

/** Chain names, currency and addresses as the host gave them, never an endpoint of ours. */
function addChainParameter({ name, nativeCurrency, rpcUrls, blockExplorers }: CaipNetwork): AddChainParameter {
  return {
    chainName: name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}

interface AddChainParameter {
  readonly chainName: string
  readonly nativeCurrency: { name: string; symbol: string; decimals: number }
  readonly rpcUrls: string[]
  readonly blockExplorerUrls?: string[]
}

/** wagmi calls whatever goes wrong while a chain is added a rejection; a wallet's own code underneath tells the truth. */
function isDeclined(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const hasOwnCode = typeof (cause as { code?: unknown } | undefined)?.code === 'number'
  return hasOwnCode ? isUserRejection(cause) : isUserRejection(error)
}

/** viem wraps every failed switch in an error that carries 4902 itself, so only what the wallet said underneath counts. */
function isUnknownChain(error: unknown, connector: Connector): boolean {
  const said = error instanceof Error && error.name === 'SwitchChainError' ? error.cause : error
  const isLateChain = said instanceof Error && said.name === 'ChainNotConfiguredError'
  return connector.type === 'injected' && (isLateChain || hasCode(said, unknownChainCodes))
}

function switchFailed(cause: unknown): AppKitError {
  return toWalletError(cause instanceof Error && cause.name === 'UserRejectedRequestError' ? cause.cause : cause, {
    code: 'network/switch-failed',
    message: 'The wallet could not switch network. Try again, or switch inside the wallet.',
  })
}
