import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError, evmCoinTypes, isUserRejection } from '@openappkit/appkit-core/walletconnect'
import type { ChainDialect } from './ChainDialect'
import { watchEvmTransaction } from './watchEvmTransaction'

const adding = 'wallet_addEthereumChain'

/** Dialect of EVM chains. */
export const evmDialect: ChainDialect = {
  isAddress: address => /^0x[\da-f]{40}$/iu.test(address),
  signMessage(ask, chain, { message, address }) {
    return ask(chain, { method: 'personal_sign', params: [hexOfText(message), address] })
  },
  async getBalance(ask, chain, address) {
    return BigInt(await ask<string>(chain, { method: 'eth_getBalance', params: [address, 'latest'] }))
  },
  sendTransaction(ask, { caipNetwork, from, to, value, data }) {
    const chainId = hex(BigInt(caipNetwork.id))
    const transaction = { from, to, value: hex(value), chainId, ...(data ? { data } : {}) }
    return ask(caipNetwork.caipNetworkId, { method: 'eth_sendTransaction', params: [transaction] })
  },
  async estimateFee(ask, { caipNetwork, from, to, value, data }) {
    const chain = caipNetwork.caipNetworkId
    const transaction = { from, to, value: hex(value), ...(data ? { data } : {}) }
    const [gas, price] = await Promise.all([
      ask<string>(chain, { method: 'eth_estimateGas', params: [transaction] }),
      ask<string>(chain, { method: 'eth_gasPrice', params: [] }),
    ])
    return BigInt(gas) * BigInt(price)
  },
  async isContract(ask, chain, address) {
    const code = await ask<string>(chain, { method: 'eth_getCode', params: [address, 'latest'] })
    // An account that delegates to code ([EIP-7702](https://eips.ethereum.org/EIPS/eip-7702)) still belongs to a key.
    return code.length > 2 && !code.startsWith('0xef0100')
  },
  watch: watchEvmTransaction,
  // Wallets offer up to twice the current price, and nodes reject senders that can't cover it.
  feeReserve: fee => (fee * 5n + 1n) / 2n,
  coinTypes: evmCoinTypes,
  addressUri: (address, { id }) => `ethereum:${address}@${id}`,
  async askForNetwork(ask, from, network, methods) {
    const chainId = hex(BigInt(network.id))
    await ask(from, { method: 'wallet_switchEthereumChain', params: [{ chainId }] }).catch(cause => {
      if (isUserRejection(cause) || !methods.includes(adding)) throw cause
      return ask(from, { method: adding, params: [{ chainId, ...newChain(network) }] }).catch(reason => {
        if (isUserRejection(reason)) throw reason
        throw new AppKitError('network/switch-failed', 'Chain is not supported', { cause: reason })
      })
    })
  },
}

/** Describes a network to a wallet, with the network's own RPC URLs. */
function newChain({ name, nativeCurrency, rpcUrls, blockExplorers }: CaipNetwork): object {
  return {
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`
}

function hexOfText(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
