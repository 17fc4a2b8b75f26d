/** The quick start of one README. They differ only by adapter and networks. */
interface QuickStart {
  /** Path from the root of the repository, with slashes. */
  readonly page: string
  readonly adapter: 'WagmiAdapter' | 'SolanaAdapter' | 'BitcoinAdapter'
}

/** Every README with a quick start. */
export const quickStarts: readonly QuickStart[] = [
  { page: 'README.md', adapter: 'WagmiAdapter' },
  { page: 'packages/appkit/README.md', adapter: 'WagmiAdapter' },
  { page: 'packages/adapter-wagmi/README.md', adapter: 'WagmiAdapter' },
  { page: 'packages/adapter-solana/README.md', adapter: 'SolanaAdapter' },
  { page: 'packages/adapter-bitcoin/README.md', adapter: 'BitcoinAdapter' },
]

/** The differences between the quick starts. */
const adapters = {
  WagmiAdapter: { packages: 'adapter-wagmi @wagmi/core', create: '{ networks }', networks: ['mainnet', 'base'] },
  SolanaAdapter: { packages: 'adapter-solana', create: '', networks: ['solana', 'solanaDevnet'] },
  BitcoinAdapter: { packages: 'adapter-bitcoin', create: '', networks: ['bitcoin', 'bitcoinTestnet'] },
} as const

/** Returns the quick start with this adapter, from an empty folder to a button that connects. */
export function quickStart(adapter: QuickStart['adapter']): string {
  const { packages, create, networks } = adapters[adapter]
  const [module] = packages.split(' ')
  return `\`\`\`sh
npm create vite@latest my-app -- --template react-ts --no-interactive
cd my-app
npm install @openappkit/appkit @openappkit/${packages} viem
\`\`\`

Write these two files, then run \`npm run dev\`:

\`\`\`ts
// src/wallet.ts
import { ${adapter} } from '@openappkit/${module}'
import { ${networks.toSorted().join(', ')} } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'

const networks = [${networks.join(', ')}] as const
export const kit = createAppKit({ adapters: [new ${adapter}(${create})], networks })
\`\`\`

\`\`\`tsx
// src/App.tsx
import '@openappkit/appkit/styles.css'
import { AppKitButton, useAppKitAccount } from '@openappkit/appkit/react'
import './wallet'

export default function App() {
  const { address } = useAppKitAccount()
  return (
    <main>
      <AppKitButton />
      {address && <p>Connected as {address}</p>}
    </main>
  )
}
\`\`\``
}
