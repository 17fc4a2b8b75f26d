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

/** What wallets answer to a chain that they don't know. */
const unknownChainCodes = [4902, -32603, 32603]
/** How often, and with which pauses in milliseconds, a wallet that agreed is looked at: two seconds in all. */
const looks = 11
const lookPauseMs = 200

/** Asks the active wallet to change network, and to add the network where it is unknown. Without a wallet there is nobody to ask. */
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
    // wagmi waits without end for the event of a wallet that agrees and stays where it is, so such wallets are asked directly.
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
    throw new AppKitError('network/switch-failed', 'The wallet stayed on its network. Switch inside the wallet.')
}

/** Asks the wallet itself, which may have other words than 4902 for an unknown chain. */
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
    // Adding need not mean switching.
    if ((await connector.getChainId()) !== id) await ask()
  }
}

/** Whether the wallet is on the chain. Some answer before they have moved. */
async function arrives(connector: Connector, chainId: number): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if (look > 0) await pause(lookPauseMs)
    if ((await connector.getChainId()) === chainId) return true
  }
  return false
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

function switchFailed(cause: unknown): AppKitError {
  return toWalletError(cause instanceof Error && cause.name === 'UserRejectedRequestError' ? cause.cause : cause, {
    code: 'network/switch-failed',
    message: 'The wallet could not switch network. Try again, or switch inside the wallet.',
  })
}
