import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorkspace, repository } from './workspace.ts'

/** Every text in the sources of what pages load that has the form of a code and stands where an error gets one. */
function codesInSources(): Set<string> {
  const folders = readWorkspace(repository).filter(({ folder }) => /^packages\/(?:appkit|adapter-)/u.test(folder))
  const files = folders.flatMap(({ folder }) => {
    const source = join(repository, folder, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' }).map(file => join(source, file))
  })
  const sources = files.filter(file => /\.tsx?$/u.test(file) && !/\.(test|stories|test-d)\.|[\\/]test[\\/]/u.test(file))
  return new Set(
    sources.flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/(?:Error\(\s*|code: )'([a-z]+\/[a-z-]+)'/gu)].map(([, code = '']) => code)
    }),
  )
}

test('docs/errors.md names every code', () => {
  const page = readFileSync(join(repository, 'docs/errors.md'), 'utf8')
  const codes = [...codesInSources()]
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter(code => !page.includes(`\`${code}\``))).toEqual([])
})
