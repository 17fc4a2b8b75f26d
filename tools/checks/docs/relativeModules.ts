import { posix } from 'node:path'
import type { CodeBlock } from './CodeBlock.ts'
import type { BlockModule } from './linkBlocks.ts'
import type { BlockNames } from './namesOf.ts'

/** The blocks of one page. */
interface PageBlocks {
  readonly folder: string
  readonly blocks: readonly CodeBlock[]
  /** By block index. */
  readonly names: readonly BlockNames[]
  readonly ambient: ReadonlySet<string>
}

/** Returns modules that stand in for the files that a block imports by relative path. */
export function relativeModules(page: PageBlocks, index: number): BlockModule[] {
  const { folder, names } = page
  return [...(names[index]?.relative ?? [])].flatMap(([path, imported]) => {
    const target = posix.join(folder, path.replace(/\.[jt]sx?$/, ''))
    const file = blockOfFile(page, posix.basename(target))
    const lines =
      file >= 0
        ? allOf(page, file, modulePath(target, folder, `block${file}`))
        : imported.flatMap(name => {
            const at = declaringBlock(page, index, name)
            const source = at >= 0 ? `block${at}` : page.ambient.has(name) ? 'ambient' : undefined
            if (!source) return []
            return [`export { ${name} } from '${modulePath(target, source === 'ambient' ? '' : folder, source)}'`]
          })
    return lines.length > 0 && !target.startsWith('..') ? [{ path: `${target}.ts`, text: `${lines.join('\n')}\n` }] : []
  })
}

/** Returns the index of the last block that starts with a comment such as `// MyWallet.ts`, or -1. */
function blockOfFile({ blocks }: PageBlocks, name: string): number {
  return blocks.findLastIndex(({ code }) => {
    const [, path = ''] = /^\/\/ (\S+)\.tsx?\n/.exec(code) ?? []
    return posix.basename(path) === name
  })
}

function allOf({ blocks }: PageBlocks, index: number, path: string): string[] {
  const hasDefault = /^export default /m.test(blocks[index]?.code ?? '')
  return [`export * from '${path}'`, ...(hasDefault ? [`export { default } from '${path}'`] : [])]
}

/** Returns the index of the last other block that declares the name itself, or -1. */
function declaringBlock({ names }: PageBlocks, index: number, name: string): number {
  return names.findLastIndex(
    (one, at) => at !== index && one.declared.has(name) && ![...one.relative.values()].flat().includes(name),
  )
}

/** Returns the specifier by which the module at `from` imports `name` in `folder`. */
function modulePath(from: string, folder: string, name: string): string {
  const path = posix.relative(posix.dirname(from), posix.join(folder, name))
  return path.startsWith('.') ? path : `./${path}`
}
