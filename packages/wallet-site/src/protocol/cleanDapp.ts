import type { FrameDapp } from '@openappkit/contract/embedded'
import { cleanText } from './cleanText'

/** What the app says about itself, safe to show. Untrusted: the verified origin says who asks. */
export interface CleanDapp {
  readonly name: string
  readonly description: string
  readonly url: string
  /** Only https URLs, and http URLs of this machine. */
  readonly icons: readonly string[]
  /** IETF language tag of the app's modal. */
  readonly language: string | undefined
}

/** Description of an app that has sent none. */
export const NO_DAPP: CleanDapp = { name: '', description: '', url: '', icons: [], language: undefined }

/** Returns the app's description without anything that could deceive or run. Drops what doesn't fit. */
export function cleanDapp({ metadata, language }: FrameDapp): CleanDapp {
  return {
    name: cleanText(metadata?.name, 60),
    description: cleanText(metadata?.description, 200),
    url: cleanLink(metadata?.url) ?? '',
    icons: (Array.isArray(metadata?.icons) ? metadata.icons.slice(0, 5) : []).flatMap(icon => cleanLink(icon) ?? []),
    language: isLanguageTag(language) ? language : undefined,
  }
}

function cleanLink(link: unknown): string | undefined {
  if (typeof link !== 'string' || link.length > 2048 || !URL.canParse(link)) return undefined
  const url = new URL(link)
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isPublic = url.protocol === 'https:'
  return (isLocal || isPublic) && url.username === '' && url.password === '' ? url.href : undefined
}

function isLanguageTag(language: unknown): language is string {
  return typeof language === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(language)
}
