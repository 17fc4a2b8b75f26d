/** What an adapter can do beyond connecting. The UI asks this set, never the namespace's name. */
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
