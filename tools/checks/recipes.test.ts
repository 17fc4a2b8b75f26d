import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const recipes = readdirSync(join(root, 'docs/recipes')).map(file => file.replace('.md', ''))

test.each(recipes)('the recipe %s has an end-to-end test and a link in the README', name => {
  const spec = join(root, `tools/example-tests/e2e/recipes/${name}.spec.ts`)
  expect(existsSync(spec)).toBe(true)
  expect(readFileSync(spec, 'utf8')).toContain(`use({ recipe: '${name}' })`)
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`(docs/recipes/${name}.md)`)
})
