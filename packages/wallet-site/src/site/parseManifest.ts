import type { SiteFile, SiteManifest } from './Manifest'

/** Segments of letters, digits, `.`, `_` and `-` that don't start with a dot, so a path can't leave the folder. */
const PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/
const HASH = /^[\w-]{43}$/

/**
 * Parses a manifest.
 *
 * @throws Error if the text isn't a manifest.
 */
export function parseManifest(text: string): SiteManifest {
  const value: unknown = parse(text)
  if (!isObject(value) || value['version'] !== 1 || !Array.isArray(value['files'])) throw unreadable()
  const files = value['files'].map(fileOf)
  const isSorted = files.every(({ path }, index) => index === 0 || (files[index - 1]?.path ?? '') < path)
  if (!isSorted) throw unreadable()
  return { version: 1, files }
}

function fileOf(value: unknown): SiteFile {
  if (!isObject(value)) throw unreadable()
  const { path, size, sha256 } = value
  if (typeof path !== 'string' || !PATH.test(path)) throw unreadable()
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) throw unreadable()
  if (typeof sha256 !== 'string' || !HASH.test(sha256)) throw unreadable()
  return { path, size, sha256 }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function unreadable(): Error {
  return new Error("This isn't the manifest of a wallet site.")
}
