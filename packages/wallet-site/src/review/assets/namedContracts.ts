import type { KnownParty } from './KnownAsset'

/** The contract that holds allowances for many apps. */
export const permit2Address = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** EntryPoints of [ERC-4337](https://eips.ethereum.org/EIPS/eip-4337), versions 0.6 to 0.9. */
export const entryPoints: readonly string[] = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

/** Contracts that have the same address on every chain, because their address follows from their code. */
export const namedContracts: readonly KnownParty[] = [
  { address: permit2Address, name: 'Permit2' },
  { address: '0x00000000000000adc04c56bf30ac9d3c0aaf14dc', name: 'Seaport 1.5' },
  { address: '0x0000000000000068f116a894984e2db1123eb395', name: 'Seaport 1.6' },
  { address: '0x1e0049783f008a0085193e00003d00cd54003c71', name: 'OpenSea Conduit' },
  { address: '0xca11bde05977b3631167028862be2a173976ca11', name: 'Multicall3' },
]
