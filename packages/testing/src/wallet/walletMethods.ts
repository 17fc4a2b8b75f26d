import { type Hex, isHex, numberToHex } from 'viem'
import { getAssets } from './assets'
import { getCallsStatus, sendCalls } from './batches'
import { addChain, switchChain } from './chainMethods'
import { invalidParams, unsupportedMethod } from './ProviderRpcError'
import { getPermissions, requestAccounts, requestPermissions, revokePermissions } from './permissionMethods'
import { sendTransaction } from './sendTransaction'
import { personalSign, signTypedData } from './signMethods'
import type { WalletCall, WalletCore } from './WalletCore'

type WalletMethod = (wallet: WalletCore, call: WalletCall) => unknown

/** Methods that the wallet handles itself. All others go to the chain, except unsupported ones. */
const methods: ReadonlyMap<string, WalletMethod> = new Map<string, WalletMethod>([
  ['eth_accounts', wallet => wallet.sharedAddresses()],
  ['eth_coinbase', wallet => wallet.sharedAddresses()[0] ?? null],
  ['eth_requestAccounts', requestAccounts],
  ['eth_chainId', (_, call) => numberToHex(call.chainId)],
  ['net_version', (_, call) => String(call.chainId)],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_getPermissions', getPermissions],
  ['wallet_revokePermissions', revokePermissions],
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedData],
  ['eth_sendTransaction', sendTransaction],
  ['wallet_switchEthereumChain', switchChain],
  ['wallet_addEthereumChain', addChain],
  ['wallet_watchAsset', (wallet, call) => wallet.confirm('watchAsset', call).then(() => true)],
  ['wallet_getCapabilities', getCapabilities],
  ['wallet_getAssets', getAssets],
  ['wallet_sendCalls', sendCalls],
  ['wallet_getCallsStatus', getCallsStatus],
])

// Outdated methods, or methods of other wallets. A development node would handle some of these with its own keys.
const unsupported = /^(wallet_|eth_sign|eth_decrypt|eth_getEncryptionPublicKey)/

/** Applies the scripted response for a request's method and, unless that rejects, handles the request. */
export async function serveRequest(wallet: WalletCore, call: WalletCall): Promise<unknown> {
  const hanging = wallet.prompts.followRule([call.method])
  if (hanging !== undefined) await hanging
  const method = methods.get(call.method)
  if (method !== undefined) return method(wallet, call)
  if (unsupported.test(call.method)) throw unsupportedMethod(call.method)
  return wallet.callChain(call.method, call.params, call.chainId)
}

/**
 * `wallet_getCapabilities`: `[address, chainIds?]`. Returns capabilities by chain id in hex. Without chain ids,
 * includes every chain with capabilities.
 */
function getCapabilities(wallet: WalletCore, { params: [, wanted] }: WalletCall): unknown {
  if (wanted !== undefined && !(Array.isArray(wanted) && wanted.every(id => isHex(id)))) {
    throw invalidParams("wallet_getCapabilities expects [address, ['0x…']].")
  }
  const chainIds = wanted?.map(Number)
  const known = Object.entries(wallet.capabilities).filter(([id]) => chainIds?.includes(Number(id)) ?? true)
  return Object.fromEntries(known.map(([id, can]): [Hex, unknown] => [numberToHex(Number(id)), can]))
}
