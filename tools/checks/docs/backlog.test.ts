import { expect, test } from 'vitest'
import type { Violation } from '../violation.ts'
import { beyondBacklog, lowerBacklog } from './backlog.ts'

function violations(counts: Readonly<Record<string, number>>): Violation[] {
  return Object.entries(counts).flatMap(([file, count]) =>
    Array.from({ length: count }, (_, line) => ({ rule: 'docs', file, line, message: '' })),
  )
}

function filesBeyond(counts: Readonly<Record<string, number>>, backlog: Readonly<Record<string, number>>): string[] {
  return [...new Set(beyondBacklog(violations(counts), backlog, Object.keys(counts)).map(({ file }) => file))]
}

test('a file fails with more violations than the backlog allows, not with fewer', () => {
  expect(filesBeyond({ 'a.md': 2, 'b.md': 3, 'c.md': 1 }, { 'a.md': 2, 'b.md': 4 })).toEqual(['c.md'])
  expect(filesBeyond({ 'a.md': 3 }, { 'a.md': 2 })).toEqual(['a.md'])
})

test('a file that moved keeps its number', () => {
  expect(filesBeyond({ 'src/modal/a.ts': 2 }, { 'src/kit/a.ts': 2 })).toEqual([])
  expect(filesBeyond({ 'src/modal/a.ts': 3 }, { 'src/kit/a.ts': 2 })).toEqual(['src/modal/a.ts'])
  expect(filesBeyond({ 'src/modal/a.ts': 2, 'src/kit/a.ts': 1 }, { 'src/kit/a.ts': 2 })).toEqual(['src/modal/a.ts'])
})

test('writing lowers the numbers and drops clean files', () => {
  expect(lowerBacklog(violations({ 'a.md': 1 }), { 'a.md': 2, 'b.md': 3 }, ['a.md', 'b.md'])).toEqual({ 'a.md': 1 })
})

test('writing accepts renamed files as long as the sum does not rise', () => {
  expect(lowerBacklog(violations({ 'lazy.ts': 2 }), { 'later.ts': 2 }, ['lazy.ts'])).toEqual({ 'lazy.ts': 2 })
})

test('writing never raises the sum', () => {
  const backlog = { 'a.md': 2, 'b.md': 1 }
  const files = ['a.md', 'b.md', 'new.md']
  expect(lowerBacklog(violations({ 'a.md': 1, 'b.md': 4, 'new.md': 1 }), backlog, files)).toEqual({
    'a.md': 1,
    'b.md': 1,
  })
})
