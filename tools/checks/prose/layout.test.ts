import { expect, test } from 'vitest'
import { checkFile } from './checkFile.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')
const wrapped = (text: string): string => text.replace(/((?:\S+ ){12})/g, '$1\n').replace(/ \n/g, '\n')
const found = (text: string, path = 'docs/flows.md') =>
  checkFile(path, text).map(({ line, term, message }) => `${line} ${term}: ${message}`)

test('a sentence has at most 35 words, across any number of lines', () => {
  expect(found(`# Title\n\n${wrapped(`Short one. ${words(35)}. ${words(35)}.`)}`)).toEqual([])
  expect(found(`# Title\n\n${wrapped(`${words(36)}.`)}`)).toEqual([
    '3 long sentence: a sentence of 36 words → two sentences',
  ])
})

test('list items, cells and headings are separate sentences, and inline code is one word', () => {
  const item = words(20)
  expect(found(wrapped(`- ${item}`) + wrapped(`\n- ${item}`))).toEqual([])
  expect(found(`| ${item} | ${item} |\n| --- | --- |\n| ${item} | ${item} |`)).toEqual([])
  expect(found(`## ${item}\n${wrapped(item)}`)).toEqual([])
  expect(found(wrapped(`${words(34)} \`${item}\`.`))).toEqual([])
})

test('finds long sentences in table cells and docstrings', () => {
  expect(found(`| a |\n| --- |\n| ${words(36)} |`)).toHaveLength(1)
  expect(found(`/**\n * Short one.\n *\n * ${words(36)}.\n */\nconst a = 1`, 'tools/checks/a.ts')).toEqual([
    '4 long sentence: a sentence of 36 words → two sentences',
  ])
})

test('a line has at most 100 columns', () => {
  const line = 'ab '.repeat(33).trim()
  expect(found(`${line} abc`)).toEqual(['1 wide line: 102 columns → wrap at 100'])
  expect(found(`---\n${line} front matter\n---\n\n${line}`)).toEqual([])
})

test('tables, headings, code and URLs may be wider', () => {
  const line = 'ab '.repeat(34)
  const address = `https://example.org/${'path/'.repeat(20)}`
  expect(
    found(`| ${line} |\n\n# ${line}\n\n\`\`\`\n${line}\n\`\`\`\n\nSee [the page](${address}) or ${address}.`),
  ).toEqual([])
})

test('reports a term that spans lines where it starts', () => {
  expect(found('One line.\nThe wallet answers at\nonce, always.')).toEqual([
    '2 at once: "at once" → immediately, at the same time',
  ])
})
