import { findTerms } from './findTerms.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { sentencesOf } from './sentencesOf.ts'

/** Checks the description of a package, which registries display. */
export function checkManifest(text: string): ProseFinding[] {
  const { description = '' } = JSON.parse(text) as { description?: string }
  const line = text.slice(0, text.indexOf('"description"')).split('\n').length
  return sentencesOf(description)
    .flatMap(sentence => findTerms(sentence.text, 'text'))
    .map(({ term, text: words }) => ({ line, term: term.name, message: `"${words}" → ${term.use}` }))
}
