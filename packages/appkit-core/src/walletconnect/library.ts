/**
 * The library that speaks WalletConnect, all of it. It ships as one file of this package: its dozens of dependencies neither reach the host's
 * install nor tear the host's own code into more chunks, and nobody's package manager moves it to a version under another licence.
 */
export { Core } from '@walletconnect/core'
export { SignClient } from '@walletconnect/sign-client'
export { UniversalProvider } from '@walletconnect/universal-provider'
export { hashEthereumMessage } from '@walletconnect/utils'
