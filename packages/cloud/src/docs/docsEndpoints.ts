import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { docsPage } from './docsPage'
import { docsStyle } from './docsStyle'
import { openApiDocument } from './openApiDocument'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Returns the documentation endpoints: the OpenAPI document, its HTML page and style sheet, and the redirect from `/`.
 * The document describes `endpoints` and the documentation endpoints themselves.
 */
export function docsEndpoints(endpoints: readonly Endpoint[], publicUrl: string, version: string): readonly Endpoint[] {
  const file = (path: string, summary: string, type: string, text: () => string): Endpoint =>
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'GET',
      path,
      summary,
      tag: 'Documentation',
      isPublic: true,
      handle: async () =>
        new Response(text(), {
          headers: {
            'content-type': `${type}; charset=utf-8`,
            'content-security-policy': POLICY,
            'referrer-policy': 'no-referrer',
            'cache-control': 'no-cache',
          },
        }),
    })
  const own: readonly Endpoint[] = [
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'GET',
      path: '/openapi.json',
      summary: 'This document',
      tag: 'Documentation',
      isPublic: true,
      answer: z.record(z.string(), z.unknown()),
      handle: async () => document(),
    }),
    file('/docs', 'This document, to read', 'text/html', () => docsPage(document())),
    file('/docs/style.css', 'How the page looks', 'text/css', () => docsStyle),
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'GET',
      path: '/',
      summary: 'Redirects to the documentation. With an upgrade: the relay',
      tag: 'Documentation',
      isPublic: true,
      handle: async () => new Response(null, { status: 302, headers: { location: '/docs' } }),
    }),
  ]
  const document = (): ReturnType<typeof openApiDocument> => openApiDocument([...endpoints, ...own], publicUrl, version)
  return own
}
