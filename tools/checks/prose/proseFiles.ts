import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../workspace.ts'

const FOLDERS = ['.changeset', 'docs', 'packages', 'examples', 'bench', 'tools']
const EXTENSIONS = ['package.json', '.md', '.ts', '.tsx', '.mts', '.js', '.mjs', '.css', '.vue', '.svelte', '.astro']

/** Generated files and third-party texts. */
const NOT_OURS = /(^|\/)CHANGELOG\.md$|^bench\/(peers\/|modal\/results\.md$)|^packages\/.*\/NOTICE\.md$/

/** Returns the docs, sources and manifests of a repository. */
export function proseFiles(root: string): string[] {
  const top = existsSync(root) ? readdirSync(root).filter(name => name.endsWith('.md')) : []
  const below = FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    filesBelow(root, folder, EXTENSIONS),
  )
  return [...top.sort(), ...below].filter(path => !NOT_OURS.test(path))
}
