import { solanaCluster } from '../../review/solanaClusters'

const names: Readonly<Record<string, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:130': 'Unichain',
  'eip155:137': 'Polygon',
  'eip155:324': 'ZKsync Era',
  'eip155:480': 'World Chain',
  'eip155:1337': 'Localhost',
  'eip155:5000': 'Mantle',
  'eip155:8453': 'Base',
  'eip155:31337': 'Localhost',
  'eip155:42161': 'Arbitrum One',
  'eip155:42220': 'Celo',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea',
  'eip155:84532': 'Base Sepolia',
  'eip155:421614': 'Arbitrum Sepolia',
  'eip155:534352': 'Scroll',
  'eip155:11155111': 'Sepolia',
  'eip155:11155420': 'OP Sepolia',
}

/** Returns the name of a network. Networks that the wallet doesn't know show their CAIP-2 id, never a name of the app. */
export function networkName(chainId: string): string {
  const known = Object.hasOwn(names, chainId) ? names[chainId] : solanaCluster(chainId)?.name
  return known ?? chainId
}
