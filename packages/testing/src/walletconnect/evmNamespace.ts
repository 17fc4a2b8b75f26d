import { answerRequest } from '../wallet/answerRequest'
import type { ProviderListener } from '../wallet/ProviderEvents'
import type { RequestLog } from '../wallet/RequestLog'
import type { WalletCore } from '../wallet/WalletCore'
import type { WalletCoreOptions } from '../wallet/WalletCoreOptions'
import type { WalletNamespace } from './WalletNamespace'

const name = 'eip155'

/** Methods that the wallet supports in sessions. Apps read the chain through their own nodes. */
const methods: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_requestPermissions',
  'wallet_getPermissions',
]
/** Methods of a wallet that sends batches. */
const batchMethods: readonly string[] = ['wallet_sendCalls', 'wallet_getCallsStatus']
const events: readonly string[] = ['accountsChanged', 'chainChanged']

/** Creates the EVM namespace of a WalletConnect wallet, with the same core as the injected wallet. */
export function evmNamespace(
  wallet: WalletCore,
  log: RequestLog,
  onRequest: WalletCoreOptions['onRequest'],
): WalletNamespace {
  return {
    name,
    methods: wallet.batchChains.length > 0 ? [...methods, ...batchMethods] : methods,
    events,
    get chains() {
      return wallet.chainIds.map(caipId)
    },
    addressesOn: () => wallet.shared.map(({ address }) => address),
    get scopedProperties() {
      return Object.fromEntries(Object.entries(wallet.capabilities).map(([id, can]) => [caipId(Number(id)), can]))
    },
    request: ({ method, params, chain, dapp }) =>
      answerRequest(wallet, log, onRequest, { method, params, chainId: Number(chain.slice(name.length + 1)), dapp }),
    confirmSession: (method, params) => wallet.confirm('connect', { method, params, chainId: wallet.chainId }),
    async pay(payment) {
      const { payOnEvm } = await import('../walletPayment/payOnEvm')
      return payOnEvm(wallet, payment, Number(payment.chainId.slice(name.length + 1)))
    },
    select: index => wallet.select(index),
    switchChain: chain => wallet.setChainId(Number(chain.slice(name.length + 1))),
    subscribe(listener) {
      const onChain: ProviderListener<'chainChanged'> = chainId =>
        listener({ type: 'chain', chain: caipId(Number(chainId)) })
      const onAccounts = (): void => listener({ type: 'accounts' })
      wallet.events.on('chainChanged', onChain)
      wallet.events.on('accountsChanged', onAccounts)
      return () => {
        wallet.events.off('chainChanged', onChain)
        wallet.events.off('accountsChanged', onAccounts)
      }
    },
  }
}

function caipId(chainId: number): string {
  return `${name}:${chainId}`
}
