import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { base, bitcoin, bitcoinTestnet, mainnet, solana, solanaDevnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'
import { nodes } from './nodes'

const evmNetworks = [mainnet, base] as const

export const networks = [...evmNetworks, solana, solanaDevnet, bitcoin, bitcoinTestnet] as const

createAppKit({
  adapters: [new WagmiAdapter({ networks: evmNetworks }), new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  customRpcUrls: Object.fromEntries(Object.entries(nodes).map(([network, url]) => [network, [{ url }]])),
})
