import { posix } from 'node:path'
import type { CodeBlock } from './CodeBlock.ts'
import { type BlockNames, namesOf } from './namesOf.ts'

/** A module that the compiler checks in place of a block. */
export interface BlockModule {
  /** Path in the folder of the check. */
  readonly path: string
  readonly text: string
  /** The block; a module that only passes names on has none. Its code starts in line 2. */
  readonly block?: CodeBlock
}

/**
 * Returns the modules of one file. A block of a page continues the earlier ones: a name that it uses and doesn't
 * declare comes from the last block above that does, else from `ambient`. An import of another file, such as
 * `./MyWallet`, resolves to the block of the page that declares the name.
 */
export function linkBlocks(folder: string, blocks: readonly CodeBlock[], ambient: ReadonlySet<string>): BlockModule[] {
  const isPage = blocks[0]?.file.endsWith('.md') ?? false
  const names = blocks.map(({ code }) => namesOf(code))
  const modules: BlockModule[] = []
  for (const [index, block] of blocks.entries()) {
    const own = names[index]
    if (!own || block.isUnchecked) continue
    const declaring = (name: string): number =>
      names.findLastIndex((one, at) => at < index && isUsable(blocks[at], one, name))
    const imports = [...(isPage ? own.free : [])].sort().flatMap(name => {
      const at = declaring(name)
      if (at >= 0) return [`import { ${name} } from './block${at}';`]
      return ambient.has(name) ? [`import { ${name} } from '${posix.relative(folder, 'ambient')}';`] : []
    })
    const exports = [...own.declared].filter(name => !own.exported.has(name))
    const path = `${folder}/block${index}.${block.language}`
    modules.push({ path, text: `${imports.join(' ')}\n${block.code}\nexport { ${exports.join(', ')} }\n`, block })
    if (isPage)
      modules.push(
        ...passOn(folder, own, name =>
          names.findLastIndex(
            (one, at) =>
              at !== index && !one.relative.has(name) && isUsable(blocks[at], one, name) && !importsName(one, name),
          ),
        ),
      )
  }
  return mergeModules(modules)
}

function isUsable(block: CodeBlock | undefined, { declared }: BlockNames, name: string): boolean {
  return block !== undefined && !block.isUnchecked && declared.has(name)
}

function importsName({ relative }: BlockNames, name: string): boolean {
  return [...relative.values()].some(names => names.includes(name))
}

function passOn(folder: string, { relative }: BlockNames, declaring: (name: string) => number): BlockModule[] {
  return [...relative].flatMap(([path, names]) => {
    const lines = names.flatMap(name =>
      declaring(name) < 0 ? [] : [`export { ${name} } from '${folderUp(folder, path)}/block${declaring(name)}'`],
    )
    const target = posix.join(folder, path.replace(/\.[jt]sx?$/, ''))
    return lines.length > 0 && !target.startsWith('..') ? [{ path: `${target}.ts`, text: `${lines.join('\n')}\n` }] : []
  })
}

/** The way from a file that a block imports back to the folder of the blocks. */
function folderUp(folder: string, path: string): string {
  const way = posix.relative(posix.dirname(posix.join(folder, path)), folder)
  return way === '' ? '.' : way.startsWith('.') ? way : `./${way}`
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
