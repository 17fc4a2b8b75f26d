import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

/** A compiled contract. */
export interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
}

const require = createRequire(import.meta.url)

/** Reads a contract that Uniswap published, such as `v2-core/build/UniswapV2Factory.json`. */
export function readArtifact(path: string): Artifact {
  const { abi, bytecode } = require(`@uniswap/${path}`) as { abi: Abi; bytecode: string }
  return { abi, bytecode: `0x${bytecode.replace(/^0x/, '')}` }
}
