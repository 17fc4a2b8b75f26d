import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, repository } from './workspace.ts'

const page = readFileSync(join(repository, 'docs/wallet-safety.md'), 'utf8')
// A long name continues on the next line.
const names = [...page.matchAll(/^ {2}- `([^`]+)`$/gm)].map(([, name = '']) => name.replaceAll(/\n +/g, ' '))
const files = ['packages', 'examples'].flatMap(folder => filesBelow(repository, folder, ['.ts', '.tsx']))
const tests = files
  .filter(path => /\.(?:test|spec)\.tsx?$/.test(path))
  .map(path => readFileSync(join(repository, path), 'utf8'))

/** Attacks by number. Logins with other providers and smart accounts, 23 to 25, don't exist yet. */
const attacks = [15, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 29, 30]

test.each(attacks)('the page about wallet safety lists tests of attack %i', attack => {
  expect(page).toContain(`\n- **${attack}. `)
  expect(names.some(name => name.startsWith(`${attack}. `))).toBe(true)
})

test.each(names)('a test is called: %s', name => {
  const quoted = ["'", '"', '`'].map(quote => `${quote}${name}${quote}`)
  expect(tests.some(text => quoted.some(one => text.includes(one)))).toBe(true)
})
