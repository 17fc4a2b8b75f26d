import { AppKitError, type CaipNetworkId, type WalletConnectLink } from '@openappkit/appkit-core'
import type { AddEthereumChainParameter, Chain } from 'viem'
import { sessionChainIds } from './sessionAccounts'

/** Chain details for a wallet that may not have the chain. */
export type NewChain = Omit<AddEthereumChainParameter, 'chainId'>

/** How long to wait for the session to include an approved chain, in milliseconds. */
const updateTimeout = 2_000

/** Returns a chain's details, with its own RPC URLs. */
export function newChain({ name, nativeCurrency, rpcUrls, blockExplorers }: Chain): NewChain {
  return {
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}

/**
 * Switches a session to another chain. Sends no request if the wallet already approved the chain. Otherwise, requests a
 * switch, then adds the chain if the switch fails.
 *
 * @param isLatest - Returns whether the user chose no other network since.
 * @throws {AppKitError} `network/switch-failed` when the wallet doesn't switch, or the user chose another network
 * before it answered.
 */
export async function switchSessionChain(
  link: WalletConnectLink,
  chainId: number,
  chain: NewChain,
  isRefusal: (cause: unknown) => boolean,
  isLatest: () => boolean,
): Promise<void> {
  if (!sessionChainIds(link).includes(chainId)) {
    await askWallet(link, chainId, chain, isRefusal)
    await approved(link, chainId)
  }
  if (!isLatest())
    throw new AppKitError(
      'network/switch-failed',
      'The user chose another network before the wallet answered. Switch again if needed.',
    )
  link.setDefaultChain(`eip155:${chainId}`)
}

async function askWallet(
  link: WalletConnectLink,
  chainId: number,
  chain: NewChain,
  isRefusal: (cause: unknown) => boolean,
): Promise<void> {
  const [first = 1] = sessionChainIds(link)
  // Requests on an unapproved chain fail before they are sent.
  const from: CaipNetworkId = link.defaultChain('eip155') ?? `eip155:${first}`
  const hex = `0x${chainId.toString(16)}`
  try {
    await link.request(from, { method: 'wallet_switchEthereumChain', params: [{ chainId: hex }] })
  } catch (cause) {
    const canAdd = link.session?.namespaces.eip155?.methods.includes('wallet_addEthereumChain')
    if (isRefusal(cause) || !canAdd) throw cause
    await link.request(from, { method: 'wallet_addEthereumChain', params: [{ chainId: hex, ...chain }] })
  }
}

/**
 * Waits until the session includes the chain, but at most two seconds. Wallets update the session before or after they
 * answer.
 *
 * @throws {AppKitError} `network/switch-failed` when the session still doesn't include the chain.
 */
async function approved(link: WalletConnectLink, chainId: number): Promise<void> {
  const isApproved = () => sessionChainIds(link).includes(chainId)
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, updateTimeout)
    const stop = link.subscribe(() => {
      if (isApproved()) end()
    })
    if (isApproved()) end()
  })
  if (!isApproved())
    throw new AppKitError('network/switch-failed', "The wallet didn't switch networks. Switch inside the wallet.")
}
