import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, repository } from './workspace.ts'

const everyFile = filesBelow(repository, 'packages', ['.ts'])
const files = everyFile.filter(path => basename(dirname(path)) === 'locales')
const sources = files.filter(path => /(^|\.)en\.ts$/.test(basename(path)))
/** The languages of the modal. Every other package must support the same ones. */
const languages = readdirSync(join(repository, 'packages/appkit-ui/src/locales'))
  .filter(name => /^[a-z]{2}\.ts$/.test(name))
  .map(name => name.slice(0, 2))

test('the languages are Arabic, German and English', () => {
  expect(languages.toSorted()).toEqual(['ar', 'de', 'en'])
  expect(sources.length).toBeGreaterThan(7)
})

// The compiler checks that each catalog is complete, and knip checks that each is loaded.
test.each(sources)('%s has a catalog next to it in every language', source => {
  for (const language of languages) expect(files).toContain(source.replace(/en\.ts$/, `${language}.ts`))
})

test.each(everyFile.filter(path => /titles\.ts$/i.test(path)))('%s has view titles in every language', path => {
  const titles = [...readFileSync(join(repository, path), 'utf8').matchAll(/\{ *en: [^}]*\}/g)].map(([title]) => title)
  expect(titles).not.toEqual([])
  for (const title of titles) for (const language of languages) expect(title).toContain(` ${language}: `)
})
