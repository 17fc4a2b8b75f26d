import type { NamedWallet } from './walletIdsByName'

/**
 * Wallet names by the reverse domain name that they announce on EVM chains
 * ([EIP-6963](https://eips.ethereum.org/EIPS/eip-6963)).
 */
export const walletNamesByRdns: ReadonlyMap<string, NamedWallet> = new Map([
  ['app.backpack', 'backpack'],
  ['app.phantom', 'phantom'],
  ['app.status', 'status'],
  ['com.binance.wallet', 'binance'],
  ['com.bitget.web3', 'bitget'],
  ['com.brave.wallet', 'brave'],
  ['com.coin98', 'coin98'],
  ['com.coinbase.wallet', 'coinbase'],
  ['com.crypto.wallet', 'crypto-com'],
  ['com.exodus.web3-wallet', 'exodus'],
  ['com.okex.wallet', 'okx'],
  ['com.robinhood.wallet', 'robinhood'],
  ['com.roninchain.wallet', 'ronin'],
  ['com.trustwallet.app', 'trust'],
  ['inc.tomo', 'tomo-wallet'],
  ['io.magiceden.wallet', 'magic-eden'],
  ['io.metamask', 'metamask'],
  ['io.metamask.mobile', 'metamask'],
  ['io.zerion.wallet', 'zerion'],
  ['me.rainbow', 'rainbow'],
  ['pro.tokenpocket', 'tokenpocket'],
  ['xyz.frontier.wallet', 'frontier'],
])
