import type { CaipNetwork } from '@openappkit/appkit-core'
import {
  AppKitError,
  hasCode,
  isUserRejection,
  toWalletError,
  UserRejectedError,
} from '@openappkit/appkit-core/adapter'
import { pause } from '@openappkit/appkit-core/time'
import type { Config, Connector } from '@wagmi/core'
import { currentConnection, isLive } from '../config/liveConnection'
import { type Eip1193Requester, getProvider } from './getProvider'
import { hexOfNumber } from './hex'

/** Error codes that wallets return for an unknown chain. */
const unknownChainCodes = [4902, -32603, 32603]
/** Number of checks after a wallet approves, with a pause between them. Two seconds in total. */
const looks = 11
const lookPauseMs = 200

/**
 * Switches the active wallet to a network, and adds the network if the wallet doesn't have it. Without a wallet, only
 * wagmi's chain changes.
 *
 * @throws {UserRejectedError} when the user rejects.
 * @throws {AppKitError} `network/switch-failed` when the wallet can't switch.
 */
export async function switchNetwork(config: Config, caipNetwork: CaipNetwork): Promise<void> {
  const chainId = Number(caipNetwork.id)
  const connection = currentConnection(config)
  if (!isLive(connection)) {
    if (config.chains.some(({ id }) => id === chainId)) config.setState(state => ({ ...state, chainId }))
    return
  }
  if (connection.chainId === chainId) return
  const { connector } = connection
  try {
    // wagmi waits forever if a wallet approves without switching, so requests to injected wallets bypass it.
    if (connector.type === 'injected') await addAndSwitch(config, connector, caipNetwork)
    else if (connector.switchChain)
      await connector.switchChain({ chainId, addEthereumChainParameter: addChainParameter(caipNetwork) })
    else throw new TypeError(`The connector ${connector.id} has no switchChain`)
  } catch (cause) {
    throw isDeclined(cause) ? new UserRejectedError({ cause }) : switchFailed(cause)
  }
  const hasArrived = await arrives(connector, chainId)
  connector.emitter.emit('change', { chainId: await connector.getChainId() })
  if (!hasArrived)
    throw new AppKitError('network/switch-failed', "The wallet didn't switch networks. Switch inside the wallet.")
}

/** Requests the switch directly from the wallet, whose error code for an unknown chain may differ from 4902. */
async function addAndSwitch(config: Config, connector: Connector, caipNetwork: CaipNetwork): Promise<void> {
  const provider = (await getProvider(config, connector.id)) as Eip1193Requester
  const id = Number(caipNetwork.id)
  const chainId = hexOfNumber(id)
  const ask = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await ask()
  } catch (cause) {
    if (!hasCode(cause, unknownChainCodes)) throw cause
    const added = provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId, ...addChainParameter(caipNetwork) }],
    })
    await added.catch(reason => {
      throw new AppKitError('network/switch-failed', 'Chain is not supported', { cause: reason })
    })
    // Some wallets add a chain without switching to it.
    if ((await connector.getChainId()) !== id) await ask()
  }
}

/** Waits for the wallet to switch to the chain, and returns whether it did. Some wallets answer before they switch. */
async function arrives(connector: Connector, chainId: number): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if (look > 0) await pause(lookPauseMs)
    if ((await connector.getChainId()) === chainId) return true
  }
  return false
}

/** Returns the parameters for adding a chain, with the network's own RPC URLs only. */
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

/**
 * Returns whether the user rejected the request. wagmi reports every failure of adding a chain as a rejection, so the
 * wallet's own code takes precedence.
 */
function isDeclined(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const hasOwnCode = typeof (cause as { code?: unknown } | undefined)?.code === 'number'
  return hasOwnCode ? isUserRejection(cause) : isUserRejection(error)
}

function switchFailed(cause: unknown): AppKitError {
  return toWalletError(cause instanceof Error && cause.name === 'UserRejectedRequestError' ? cause.cause : cause, {
    code: 'network/switch-failed',
    message: "The wallet couldn't switch networks. Try again, or switch inside the wallet.",
  })
}
