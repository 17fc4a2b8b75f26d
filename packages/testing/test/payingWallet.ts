import type { BitcoinChain } from '../src/bitcoinChain/BitcoinChain'
import type { EvmChain } from '../src/chain/EvmChain'
import type { SolanaChain } from '../src/solanaChain/SolanaChain'
import { RequestLog } from '../src/wallet/RequestLog'
import { createNamespaces } from '../src/walletconnect/createNamespaces'
import type { WalletConnectWalletOptions } from '../src/walletconnect/WalletConnectWalletOptions'
import { pay } from '../src/walletPayment/pay'
import type { WalletPayment } from '../src/walletPayment/WalletPayment'

interface Chains {
  readonly evm?: EvmChain
  readonly solana?: SolanaChain
  readonly bitcoin?: BitcoinChain
  /** Sends requests to EVM and Solana chains. Default: `fetch`. */
  readonly rpc?: NonNullable<WalletConnectWalletOptions['rpc']>
}

/** Returns the `pay` method of a wallet that pays from the first account of each chain. */
export function payingWallet({ evm, solana, bitcoin, rpc }: Chains): (payment: WalletPayment) => Promise<string> {
  const { namespaces } = createNamespaces(
    {
      relayUrl: 'wss://relay.invalid',
      approve: () => {
        throw new Error('A payment of the user needs no prompt.')
      },
      ...(rpc && { rpc }),
      ...(evm && { accounts: evm.accounts, chains: { [evm.chainId]: { rpcUrl: evm.url } } }),
      ...(solana && {
        solana: {
          accounts: solana.accounts,
          chains: { [solana.caipNetworkId]: { rpcUrl: solana.url } },
        },
      }),
      ...(bitcoin && {
        bitcoin: { accounts: bitcoin.accounts, network: bitcoin.network, esploraUrl: bitcoin.url },
      }),
    },
    'paying',
    new RequestLog(),
  )
  return payment => pay(namespaces, payment)
}
