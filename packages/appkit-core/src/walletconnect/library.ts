/**
 * Exports the WalletConnect library, which ships as one file of this package. Its dozens of dependencies neither reach
 * the app's install nor split the app's code into more chunks. No package manager updates it to a version under another
 * license.
 */
export { Core } from '@walletconnect/core'
export { SignClient } from '@walletconnect/sign-client'
export { UniversalProvider } from '@walletconnect/universal-provider'
export { hashEthereumMessage } from '@walletconnect/utils'
