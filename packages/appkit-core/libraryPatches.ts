import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

interface Patch {
  /** Suffix of the file's path. */
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

/**
 * Patches that stop the WalletConnect library from calling its vendor's nodes:
 *
 * - It verifies contract signatures (EIP-1271) on them. The app verifies these on its own nodes instead; see
 * `isContractSignature`.
 * - It fetches user operation receipts from them, and sends them all requests for chains without an RPC URL. Neither is
 * needed: the wallet provides receipts, and every chain gets a URL.
 */
export const nodePatches: readonly Patch[] = [
  {
    file: '@walletconnect/utils/dist/index.es.js',
    from: /case"eip1271":return await \w+\([\w.,]+\);/g,
    to: 'case"eip1271":return!0;',
  },
  {
    file: '@walletconnect/universal-provider/dist/index.es.js',
    from: /"https:\/\/rpc\.walletconnect\.org\/v1\/"/g,
    to: '"https://rpc.invalid/"',
  },
]

/**
 * Patches that restrict the WalletConnect library to the given storage (`clientStorage`):
 *
 * - Its own storage reads `localStorage` on load, which throws where the browser blocks it. The patch removes that
 * storage.
 * - Before each request, it reads the wallet app's link from `localStorage`, and logs an error if the browser blocks
 * that.
 */
export const storagePatches: readonly Patch[] = [
  {
    file: '@walletconnect/keyvaluestorage/dist/index.es.js',
    from: /^[\s\S]+$/g,
    to: 'export default class{constructor(){throw new Error("A storage is required.")}}',
  },
  {
    file: '@walletconnect/utils/dist/index.es.js',
    from: /if\(\w+\(\)&&\((\w+)=localStorage\.getItem\(\w+\),\1\)\)return \1;/g,
    to: '',
  },
]

export const libraryPatches: readonly Patch[] = [...nodePatches, ...storagePatches]

/**
 * Applies a patch. Throws unless `from` matches exactly once, so the build fails if a library update changes the code.
 */
export function applyPatch(text: string, { file, from, to }: Patch): string {
  const { length } = text.match(from) ?? []
  if (length !== 1) throw new Error(`${file} has ${length ?? 0} places that match ${from.source}, not one.`)
  return text.replace(from, to)
}

/** Applies {@link libraryPatches} during the build. */
export const patchLibrary: Plugin = {
  name: 'patch-library',
  setup(build) {
    build.onLoad({ filter: /@walletconnect\/[\w-]+\/dist\/index\.es\.js$/ }, async ({ path }) => {
      const patches = libraryPatches.filter(({ file }) => path.endsWith(file))
      if (patches.length === 0) return undefined
      return { contents: patches.reduce(applyPatch, await readFile(path, 'utf8')), loader: 'js' }
    })
  },
}
