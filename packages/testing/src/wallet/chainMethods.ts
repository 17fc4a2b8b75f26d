import { isHex } from 'viem'
import { invalidParams, ProviderRpcError } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'

/**
 * `wallet_switchEthereumChain`: prompts unless the chain is already current.
 *
 * @throws ProviderRpcError 4902 for an unknown chain, before any prompt.
 */
export async function switchChain(wallet: WalletCore, call: WalletCall): Promise<null> {
  const chainId = readChainId(call)
  if (wallet.chain(chainId) === undefined) {
    throw new ProviderRpcError(4902, `Unrecognized chain ID ${chainId}. Add it with wallet_addEthereumChain first.`)
  }
  if (chainId === wallet.chainId) return null
  await wallet.confirm('switchChain', call)
  wallet.setChainId(chainId)
  return null
}

/**
 * `wallet_addEthereumChain`: adds and switches with a single prompt, like current wallets. If the wallet
 * already has the chain, only switches to it.
 *
 * @throws ProviderRpcError -32602 if the URL doesn't serve the chain.
 */
export async function addChain(wallet: WalletCore, call: WalletCall): Promise<null> {
  const chainId = readChainId(call)
  if (wallet.chain(chainId) !== undefined) return switchChain(wallet, call)
  const { rpcUrls, chainName } = call.params[0] as { rpcUrls?: unknown; chainName?: unknown }
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof rpcUrl !== 'string') throw invalidParams('rpcUrls must name at least one URL.')
  if (typeof chainName !== 'string') throw invalidParams('chainName is missing.')
  const served = Number(await wallet.callUrl(rpcUrl, 'eth_chainId', []))
  if (served !== chainId) throw invalidParams(`${rpcUrl} serves chain ${served}, not ${chainId}.`)
  await wallet.confirm('addChain', call)
  wallet.addChain(chainId, { rpcUrl, name: chainName })
  wallet.setChainId(chainId)
  return null
}

function readChainId({ method, params: [first] }: WalletCall): number {
  const chainId = typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
  if (!isHex(chainId) || !(Number(chainId) > 0)) throw invalidParams(`${method} expects [{ chainId: '0x…' }].`)
  return Number(chainId)
}
