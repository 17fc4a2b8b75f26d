/** The commands and files in a page of `docs/recipes`. */
export interface RecipePage {
  /** Commands of the first shell block, which create the app and install its packages. */
  readonly setup: readonly string[]
  /** Commands of every shell block. */
  readonly commands: readonly string[]
  /** Files by path, in the app's folder. */
  readonly files: ReadonlyMap<string, string>
}

const BLOCK = /^```(\w+)\n(.*?)^```$/gms
const NAMED = /^(?:\/\/|#|<!--) (\S+)(?: -->)?\n/

/** Reads the commands and files of a recipe. The first line of a file's block is a comment with its path. */
export function readPage(markdown: string): RecipePage {
  const blocks = [...markdown.matchAll(BLOCK)].map(([, language, text = '']) => ({ language, text }))
  const shell = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim().split('\n'))
  const files = blocks.flatMap(({ text }): [string, string][] => {
    const [, path] = NAMED.exec(text) ?? []
    return path ? [[path, text]] : []
  })
  return { setup: shell[0] ?? [], commands: shell.flat(), files: new Map(files) }
}
