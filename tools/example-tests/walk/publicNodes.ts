import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Chain } from 'viem'
import { base, mainnet } from 'viem/chains'

/**
 * Returns the URLs of the public nodes of Ethereum and of Base that an app uses: those of its own viem, or of ours if it
 * has none. They differ between versions of viem.
 */
export function publicNodes(folder: string): readonly (readonly string[])[] {
  return chainsOf(folder).map(({ rpcUrls }) => rpcUrls.default.http)
}

function chainsOf(folder: string): readonly Chain[] {
  try {
    const chains = createRequire(join(folder, 'package.json'))('viem/chains') as { base: Chain; mainnet: Chain }
    return [chains.mainnet, chains.base]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return [mainnet, base]
  }
}
