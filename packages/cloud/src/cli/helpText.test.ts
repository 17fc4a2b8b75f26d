import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Setting, under, variable } from '../services/Setting'
import { helpText } from './helpText'

const text = z.string()
const entry = (names: readonly string[], help: string): Setting => ({
  variables: names.map(name => variable(name, text, () => ({}))),
  help,
})

test('lists variables under their headings and merges those that services share', () => {
  const help = helpText([
    entry(['PORT', 'HOST'], 'Where to listen.'),
    ...under('Limits of toys', [entry(['TOYS'], 'How many.')]),
    entry(['A_VARIABLE_WITH_A_LONG_NAME', 'AND_ANOTHER'], 'What it does.'),
  ])
  expect(help).toMatch(/^OpenAppKit cloud: /)
  expect(help.slice(help.indexOf('Environment\n'))).toBe(`Environment
  PORT, HOST             Where to listen.
  A_VARIABLE_WITH_A_LONG_NAME, AND_ANOTHER
                         What it does.

Limits of toys
  TOYS                   How many.
`)
})

test('breaks lines between words, within 118 columns', () => {
  const words = 'word '.repeat(60).trim()
  const [first = '', second = '', ...rest] =
    helpText([entry(['PORT'], words)])
      .split('Environment\n')[1]
      ?.trimEnd()
      .split('\n') ?? []
  expect(first).toBe(`  PORT                   ${'word '.repeat(18).trim()}`)
  expect(second).toBe(`${' '.repeat(25)}${'word '.repeat(18).trim()}`)
  expect([first, second, ...rest].join(' ').replace('PORT', '').split(/\s+/).filter(Boolean)).toHaveLength(60)
  expect(
    helpText()
      .split('\n')
      .every(line => line.length <= 120),
  ).toBe(true)
})
