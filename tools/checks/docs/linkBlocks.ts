import { posix } from 'node:path'
import type { CodeBlock } from './CodeBlock.ts'
import { namesOf } from './namesOf.ts'
import { relativeModules } from './relativeModules.ts'

/** A module that the compiler checks in place of a block. */
export interface BlockModule {
  /** Path in the folder of the check. */
  readonly path: string
  readonly text: string
  /** The block; a module that only passes names on has none. Its code starts in line 2. */
  readonly block?: CodeBlock
}

/** The file of a docstring. */
export interface SourceExports {
  /** Absolute path, with slashes. */
  readonly path: string
  readonly exported: ReadonlySet<string>
}

/**
 * Returns the modules of one file. A block of a page continues the earlier ones: a name that it uses and doesn't
 * declare comes from the last block above that does, else from `ambient`. A block of a docstring uses the exports of
 * its file instead. An import of another file, such as `./MyWallet`, resolves to the block that starts with
 * `// MyWallet.ts`, else to the block of the page that declares the name, else to `ambient`.
 */
export function linkBlocks(
  folder: string,
  blocks: readonly CodeBlock[],
  ambient: ReadonlySet<string>,
  source?: SourceExports,
): BlockModule[] {
  const isPage = blocks[0]?.file.endsWith('.md') ?? false
  const names = blocks.map(({ code }) => namesOf(code))
  const modules: BlockModule[] = []
  for (const [index, block] of blocks.entries()) {
    const own = names[index]
    if (!own) continue
    const declaring = (name: string): number => names.findLastIndex((one, at) => at < index && one.declared.has(name))
    const imports = [...own.free].sort().flatMap(name => {
      if (source?.exported.has(name)) return [`import { ${name} } from '${source.path}';`]
      const at = isPage ? declaring(name) : -1
      if (at >= 0) return [`import { ${name} } from './block${at}';`]
      return ambient.has(name) ? [`import { ${name} } from '${posix.relative(folder, 'ambient')}';`] : []
    })
    const exports = [...own.declared].filter(name => !own.exported.has(name))
    const path = `${folder}/block${index}.${block.language}`
    modules.push({ path, text: `${imports.join(' ')}\n${block.code}\nexport { ${exports.join(', ')} }\n`, block })
    if (isPage) modules.push(...relativeModules({ folder, blocks, names, ambient }, index))
  }
  return mergeModules(modules)
}

/** Two blocks may import different names of the same file. */
function mergeModules(modules: readonly BlockModule[]): BlockModule[] {
  const byPath = new Map<string, BlockModule>()
  for (const one of modules) {
    const { text = '' } = byPath.get(one.path) ?? {}
    const lines = new Set([...text.split('\n'), ...one.text.split('\n')])
    byPath.set(one.path, one.block ? one : { ...one, text: [...lines].join('\n') })
  }
  return [...byPath.values()]
}
