import { ScriptedAdapter, type ScriptedAsset } from '@openappkit/appkit-core/testing'

/** Token of the account. */
export const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Address of the account. */
export const holder = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** Creates a scripted adapter with one Ethereum wallet that can send and has two assets: a coin and a token. */
export function createHolder(): ScriptedAdapter {
  const adapter = new ScriptedAdapter({
    capabilities: ['switchNetwork', 'sendTransaction', 'sendToken', 'walletCapabilities', 'walletAssets'],
    accounts: () => [{ namespace: 'eip155', address: holder, type: 'eoa' }],
  })
  adapter.assets = { 1: [asset('native', 'NATIVE', 'Ether', 'ETH', 18), asset(dollar, 'ERC20', 'USD Coin', 'USDC', 6)] }
  return adapter
}

/** Returns an asset with a balance of 1 and a price of $1. */
function asset(
  address: string,
  type: ScriptedAsset['type'],
  name: string,
  symbol: string,
  decimals: number,
): ScriptedAsset {
  const balance = `0x${(10n ** BigInt(decimals)).toString(16)}`
  return { address, balance, type, metadata: { name, symbol, decimals, price: 1 } }
}
