import { SolanaAdapter } from '@openappkit/adapter-solana'
import { solana, solanaDevnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'
import { nodes } from './nodes'

createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana, solanaDevnet],
  customRpcUrls: Object.fromEntries(Object.entries(nodes).map(([network, url]) => [network, [{ url }]])),
})
