import { posix } from 'node:path'
import type { CodeBlock } from './CodeBlock.ts'
import { namesOf } from './namesOf.ts'
import { relativeModules } from './relativeModules.ts'

/** A module that the compiler checks in place of a block. */
export interface BlockModule {
  /** Path from the folder of the check. */
  readonly path: string
  readonly text: string
  /** The block, whose code starts in line 2. Undefined for a module that only re-exports names. */
  readonly block?: CodeBlock
}

/** The source file that contains a docstring, and its exports. */
export interface SourceExports {
  /** Absolute path, with slashes. */
  readonly path: string
  readonly exported: ReadonlySet<string>
}

/**
 * Returns the modules of one file. A block of a page continues the earlier ones: an undeclared name comes from the last
 * earlier block that declares it, or else from `ambient`. A block of a docstring uses the exports of its file instead.
 * An import of another file, such as `./MyWallet`, resolves to the block that starts with `// MyWallet.ts`. If there is
 * none, it resolves to the block of the page that declares the name, or else to `ambient`.
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
    const first = [...(isSolid(block) ? ['/** @jsxImportSource solid-js */'] : []), ...imports]
    modules.push({ path, text: `${first.join(' ')}\n${block.code}\nexport { ${exports.join(', ')} }\n`, block })
    if (isPage) modules.push(...relativeModules({ folder, blocks, names, ambient }, index))
  }
  return mergeModules(modules)
}

/** Whether the JSX of a block is Solid's. Its build says so in an app. */
function isSolid({ code }: CodeBlock): boolean {
  return /from '(?:solid-js|@openappkit\/appkit\/solid)'/.test(code)
}

/** Merges modules with the same path, because two blocks may import different names from the same file. */
function mergeModules(modules: readonly BlockModule[]): BlockModule[] {
  const byPath = new Map<string, BlockModule>()
  for (const one of modules) {
    const { text = '' } = byPath.get(one.path) ?? {}
    const lines = new Set([...text.split('\n'), ...one.text.split('\n')])
    byPath.set(one.path, one.block ? one : { ...one, text: [...lines].join('\n') })
  }
  return [...byPath.values()]
}
