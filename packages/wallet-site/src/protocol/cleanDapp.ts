import type { FrameDapp } from '@openappkit/contract/embedded'
import { cleanText } from './cleanText'

/**
 * Returns what the app says about itself, safe to show: names without markup, and only https icons. Drops what doesn't
 * fit. It stays untrusted: the verified origin says which app it is.
 */
export function cleanDapp({ metadata, projectId, language }: FrameDapp): FrameDapp {
  const icons = Array.isArray(metadata?.icons) ? metadata.icons.slice(0, 5) : []
  return {
    metadata: {
      name: cleanText(metadata?.name, 60),
      description: cleanText(metadata?.description, 200),
      url: cleanLink(metadata?.url) ?? '',
      icons: icons.flatMap(icon => cleanLink(icon) ?? []),
    },
    projectId: cleanText(projectId, 64),
    ...(isLanguageTag(language) ? { language } : {}),
  }
}

/** Only https URLs, and http URLs of this machine. */
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
