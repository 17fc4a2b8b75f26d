import { isDeepStrictEqual } from 'node:util'
import type { PublishedManifest } from './PublishedManifest.ts'

const HOST = 'https://github.com/openappkit/openappkit'

/** Returns what is wrong with the fields that the registry shows, and with those that npm checks when it publishes. */
export function identityProblems(folder: string, manifest: PublishedManifest): string[] {
  const expected = {
    name: `@openappkit/${folder.slice('packages/'.length)}`,
    homepage: `${HOST}/tree/main/${folder}#readme`,
    bugs: { url: `${HOST}/issues` },
    funding: { type: 'github', url: 'https://github.com/sponsors/openappkit' },
    license: 'MIT',
    author: 'OpenAppKit contributors',
    // npm compares the address with the workflow's identity before it accepts the provenance.
    repository: { type: 'git', url: `git+${HOST}.git`, directory: folder },
    publishConfig: { access: 'public', provenance: true },
  }
  return [
    ...Object.entries(expected)
      .filter(([field, value]) => !isDeepStrictEqual(manifest[field as keyof typeof expected], value))
      .map(([field, value]) => `'${field}' must be ${JSON.stringify(value)}`),
    ...descriptionProblems(manifest),
    ...keywordProblems(manifest),
  ]
}

function descriptionProblems({ description = '' }: PublishedManifest): string[] {
  const isSentence = description.endsWith('.') && description.length >= 30 && description.length <= 200
  return isSentence ? [] : ["'description' must be a sentence of 30 to 200 characters"]
}

function keywordProblems({ keywords = [] }: PublishedManifest): string[] {
  const isList = keywords.length >= 4 && keywords.length <= 10 && new Set(keywords).size === keywords.length
  const isPlain = keywords[0] === 'openappkit' && keywords.every(word => /^[a-z0-9-]+$/.test(word))
  return isList && isPlain ? [] : ["'keywords' must be 4 to 10 different lower-case words, starting with 'openappkit'"]
}
