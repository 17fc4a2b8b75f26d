import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

interface Patch {
  /** End of the file's path. */
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

/**
 * What is changed in the WalletConnect library, so that it never asks its maker's nodes:
 *
 * - It checks the signatures of contracts (EIP-1271) there. The caller checks them instead, by the nodes of the app: `verifyContract`.
 * - It asks them for the receipt of a user operation, and for whatever has no RPC URL. Every chain gets one, and the wallet is asked for receipts.
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
 * What is changed in the WalletConnect library, so that it uses the storage it is given (`clientStorage`) and no other:
 *
 * - Its own storage reads `localStorage` as soon as it loads, which throws where the browser blocks it. It is left out.
 * - Before each request it reads the link of the wallet's app from `localStorage` first, and logs an error where that is blocked.
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

/** Applies a patch. @throws when the place to change isn't there exactly once, as after an update of the library. */
export function applyPatch(text: string, { file, from, to }: Patch): string {
  const { length } = text.match(from) ?? []
  if (length !== 1) throw new Error(`${file} has ${length ?? 0} places that match ${from.source}, not one.`)
  return text.replace(from, to)
}

/** Applies {@link libraryPatches} to what a build reads. */
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
