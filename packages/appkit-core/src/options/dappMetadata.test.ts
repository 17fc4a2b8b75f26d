import { expect, test } from 'vitest'
import { dappMetadata } from './dappMetadata'

test("prefers the app's metadata to the document's, and defaults to empty", () => {
  const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }
  expect(dappMetadata(metadata, undefined)).toBe(metadata)

  const tags: Record<string, object> = {
    'link[rel~="icon"]': { href: 'https://page.example/icon.png' },
    'meta[property="og:description"]': { content: 'About' },
  }
  const page = {
    title: 'Page',
    location: { origin: 'https://page.example' },
    querySelector: (name: string) => tags[name],
  } as unknown
  expect(dappMetadata(undefined, page as Document)).toEqual({
    name: 'Page',
    description: 'About',
    url: 'https://page.example',
    icons: ['https://page.example/icon.png'],
  })
  expect(dappMetadata(undefined, undefined)).toEqual({ name: '', description: '', url: '', icons: [] })
})
