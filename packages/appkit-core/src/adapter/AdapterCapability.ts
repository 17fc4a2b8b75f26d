/** Capability of an adapter beyond connecting. The UI checks these, never the namespace. */
export type AdapterCapability =
  | 'switchNetwork'
  | 'addNetwork'
  | 'switchAccount'
  | 'signMessage'
  | 'sendTransaction'
  | 'sendToken'
  | 'estimateFee'
  | 'walletCapabilities'
  | 'walletAssets'
