import { glossary } from './glossary.ts'
import type { Scope, Term } from './Term.ts'

/** A term of the glossary in a sentence. */
export interface FoundTerm {
  readonly term: Term
  /** Offset in the sentence. */
  readonly offset: number
  readonly text: string
}

interface CompiledTerms {
  /** Matches a sentence that may contain one of the terms. Most don't, so they need no further test. */
  readonly any: RegExp
  readonly terms: readonly { readonly term: Term; readonly pattern: RegExp }[]
}

const compiled: Readonly<Record<Scope, CompiledTerms>> = {
  text: compile('text'),
  string: compile('string'),
  name: compile('name'),
}

/** Finds the terms to avoid in a sentence, or in a name split into words. */
export function findTerms(sentence: string, scope: Scope): FoundTerm[] {
  const { any, terms } = compiled[scope]
  if (!any.test(sentence)) return []
  return terms.flatMap(({ term, pattern }) => {
    const matches = [...sentence.matchAll(pattern)]
    if (matches.length === 0 || term.unless?.test(sentence)) return []
    return matches.map(match => ({ term, offset: match.index, text: match[0].replace(/\s+/g, ' ').trim() }))
  })
}

function compile(scope: Scope): CompiledTerms {
  const terms = glossary.filter(({ scopes }) => scopes.includes(scope))
  const sources = terms.map(({ pattern }) => pattern.source.replaceAll(' ', '\\s+'))
  return {
    any: wholeWords(sources.join('|'), 'i'),
    terms: terms.map((term, index) => ({ term, pattern: wholeWords(sources[index] ?? '', `g${term.pattern.flags}`) })),
  }
}

function wholeWords(source: string, flags: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, flags)
}
