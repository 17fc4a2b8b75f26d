import type { ChainNamespace } from '@openappkit/contract'

/** Methods that a WalletConnect session requests, by namespace. For other namespaces, adapters list their own. */
export const namespaceMethods: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
}

/** Events that a WalletConnect session requests on every namespace. */
export const namespaceEvents: readonly string[] = ['accountsChanged', 'chainChanged']

/**
 * Namespace that supports connecting and signing in with one request
 * ([CAIP-222](https://chainagnostic.org/CAIPs/caip-222)). The WalletConnect library creates such requests only for this
 * namespace, and only EVM accounts use the signature types that these requests allow (EIP-191 and EIP-1271).
 */
export const signInNamespace: ChainNamespace = 'eip155'
