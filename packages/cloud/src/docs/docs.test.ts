import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { endpoint } from '../http/Endpoint'
import { docsPage } from './docsPage'
import { type OpenApiDocument, openApiDocument } from './openApiDocument'

const databaseUrl = sharedDatabase()

async function start(): Promise<string> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  onTestFinished(() => cloud.close())
  return cloud.url
}

async function documentOf(url: string): Promise<OpenApiDocument> {
  return (await fetch(`${url}/openapi.json`)).json() as Promise<OpenApiDocument>
}

test('documents requests and responses by the schemas that validate them', async () => {
  const { paths, openapi } = await documentOf(await start())
  expect(openapi).toBe('3.1.0')
  expect(paths['/getWallets']?.['get']?.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['projectId', 'page', 'entries', 'search', 'chains']),
  )
  expect(paths['/getWalletImage/{image_id}']?.['get']?.parameters).toMatchObject([
    { name: 'image_id', in: 'path', required: true },
  ])
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } })
  expect(paths['/e']?.['post']?.requestBody).toMatchObject(
    json({ required: expect.arrayContaining(['eventId', 'timestamp', 'props']) }),
  )
  expect(paths['/appkit/v1/config']?.['get']?.responses['200']).toMatchObject(
    json({ properties: { features: { type: 'array' } } }),
  )
  expect(paths['/v1/account/{address}/balance']?.['get']?.responses['200']).toMatchObject(
    json({ properties: { balances: { type: 'array' } } }),
  )
  expect(paths['/v1/account/{address}/balance']?.['get']?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'forceUpdate',
      schema: expect.objectContaining({ description: expect.stringContaining('Refreshes their chains') }),
    }),
  )
  expect(paths['/v1/profile/suggestions/{name}']?.['get']?.responses).toHaveProperty('501')
})

test('every documented GET without parameters exists', async () => {
  const url = await start()
  const { paths } = await documentOf(url)
  const simple = Object.keys(paths).filter(path => {
    const get = paths[path]?.['get']
    return get && !('501' in get.responses) && get.parameters.every(({ required }) => !required)
  })
  expect(simple).toEqual(expect.arrayContaining(['/health', '/docs', '/v3/public-key', '/v1/supported-chains']))
  for (const path of simple) {
    const { status } = await fetch(`${url}${path}`, { redirect: 'manual' })
    expect([path, status]).not.toEqual([path, 404])
    expect(status).not.toBe(500)
  }
})

test('the HTML page shows every path, and loads no scripts or external resources', async () => {
  const url = await start()
  const response = await fetch(`${url}/docs`)
  const page = await response.text()
  const { paths } = await documentOf(url)

  for (const path of Object.keys(paths)) expect(page).toContain(`</b> ${path}</code>`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).not.toMatch(/<script|<style|style=|https?:\/\/(?!127\.0\.0\.1)/)
  expect((await fetch(`${url}/docs/style.css`)).headers.get('content-type')).toContain('text/css')
  expect((await fetch(`${url}/`)).url).toBe(`${url}/docs`)
})

test('escapes markup in the text of an endpoint', () => {
  const hostile = endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: '/x',
    summary: '<img src=x>',
    tag: '<b>"tag"</b>',
    query: z.object({ '<i>': z.string() }),
    handle: async () => undefined,
  })
  expect(docsPage(openApiDocument([hostile], 'https://a.example', '1'))).not.toMatch(/<img|<b>"tag|<i>/)
})
