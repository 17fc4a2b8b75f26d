import type { ChainNamespace } from '@openappkit/contract'

/** What a session asks to be allowed on each namespace. A namespace that isn't here asks for nothing by default. Reference, adapters section 3. */
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

/** What a session asks to be told of, on every namespace. */
export const namespaceEvents: readonly string[] = ['accountsChanged', 'chainChanged']

/**
 * Where a session and a sign-in can be asked for at once (CAIP-222): the proposal that goes with it is written by the library for this namespace alone, and the
 * signatures that the answer may carry (EIP-191, EIP-1271) are those of its accounts.
 */
export const signInNamespace: ChainNamespace = 'eip155'
