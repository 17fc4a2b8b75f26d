import type { Balance, ChainAdapter, TransferAdapter } from '@openappkit/appkit-core'
import { FakeAdapter } from './FakeAdapter'

/** The token that its account holds. */
export const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Its account. */
export const holder = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** An adapter with one wallet on Ethereum that can send, and says what its account holds: a coin and a token. */
export class HolderAdapter extends FakeAdapter {
  override capabilities: ChainAdapter['capabilities'] = new Set([
    'switchNetwork',
    'sendTransaction',
    'sendToken',
    'walletCapabilities',
    'walletAssets',
  ])

  constructor() {
    super('eip155', holder)
  }

  override async getBalance(): Promise<Balance> {
    return { value: 10n ** 18n, decimals: 18, symbol: 'ETH' }
  }

  override async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return { '0x1': { assetDiscovery: { supported: true } } }
  }

  override async getWalletAssets(): ReturnType<TransferAdapter['getWalletAssets']> {
    const held = (address: string, type: 'ERC20' | 'NATIVE', name: string, symbol: string, decimals: number) => ({
      address,
      balance: `0x${(10n ** BigInt(decimals)).toString(16)}`,
      type,
      metadata: { name, symbol, decimals, price: 1 },
    })
    return { '0x1': [held('native', 'NATIVE', 'Ether', 'ETH', 18), held(dollar, 'ERC20', 'USD Coin', 'USDC', 6)] }
  }
}
