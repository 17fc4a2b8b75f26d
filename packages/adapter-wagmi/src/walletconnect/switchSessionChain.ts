import { AppKitError, type CaipNetworkId, type WalletConnectLink } from '@openappkit/appkit-core'
import type { AddEthereumChainParameter, Chain } from 'viem'
import { sessionChainIds } from './sessionAccounts'

/** What a wallet is told of a chain that it may not know. */
export type NewChain = Omit<AddEthereumChainParameter, 'chainId'>

/** Longest wait for the session to name the chain that the wallet agreed to, in milliseconds. */
const updatePatience = 2_000

/** Describes a chain of the app, with the app's own endpoints, to a wallet that may not know it. */
export function newChain({ name, nativeCurrency, rpcUrls, blockExplorers }: Chain): NewChain {
  return {
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}

/**
 * Moves a session to another chain: by itself when the wallet approved that chain before, else by asking the wallet to switch, and to add the
 * chain when it can't.
 *
 * @param isLatest - whether the user has chosen no other network since.
 * @throws AppKitError `network/switch-failed` when the wallet doesn't take the chain, or the user moved on before it answered.
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
    throw new AppKitError('network/switch-failed', 'Another network was chosen before the wallet answered.')
  link.setDefaultChain(`eip155:${chainId}`)
}

async function askWallet(
  link: WalletConnectLink,
  chainId: number,
  chain: NewChain,
  isRefusal: (cause: unknown) => boolean,
): Promise<void> {
  const [first = 1] = sessionChainIds(link)
  // A request on a chain that isn't approved would be refused before it is sent.
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

/** Wallets answer before, or after, they tell what they approve now. */
async function approved(link: WalletConnectLink, chainId: number): Promise<void> {
  const isApproved = () => sessionChainIds(link).includes(chainId)
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, updatePatience)
    const stop = link.subscribe(() => {
      if (isApproved()) end()
    })
    if (isApproved()) end()
  })
  if (!isApproved())
    throw new AppKitError('network/switch-failed', 'The wallet stayed on its network. Switch inside the wallet.')
}
