import { listOf, recordOf } from '@openappkit/contract/schemas'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../src/docs/openApiDocument'
import type { JsonRpcProxy } from '../../src/proxy/JsonRpcProxy'
import { walletEndpoints } from '../../src/wallet/endpoints/walletEndpoints'
import { frameEndpoint } from '../../src/wallet/site/frameEndpoint'
import { passkeyEndpoints } from '../../src/wallet/site/passkeyEndpoints'
import { rpcEndpoint } from '../../src/wallet/site/rpcEndpoint'
import { settingsEndpoint } from '../../src/wallet/site/settingsEndpoint'
import type { WalletApi } from '../../src/wallet/WalletApi'
import { sharedDatabase } from '../server/sharedDatabase'
import { startTestCloud } from '../server/startTestCloud'
import { unboundedSchemas } from './unboundedSchemas'

const databaseUrl = sharedDatabase()

const anyJson = 'JSON of the app, bounded by the limit of the body and by its bytes before it is stored'
const ofTheChain = 'passed on as it is; the proxy counts its bytes'
const jsonRpc = 'JSON-RPC leaves it open; the limit of the body bounds it'

/** Values without a bound in the contract, and what bounds them instead. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'post /rpc request params': jsonRpc,
  'post /rpc request id': jsonRpc,
  'post /rpc answer id': 'that of the request',
  'post /rpc answer result': 'the relay bounds frames and batches by their bytes',
  'post /v1 answer ': ofTheChain,
  'post /v1/ answer ': ofTheChain,
  'post /v1/json-rpc request params{}': jsonRpc,
  'post /v1/json-rpc request params[]': jsonRpc,
  'post /v1/wallet request params{}': jsonRpc,
  'post /v1/wallet request params[]': jsonRpc,
  'post /e request props.properties{}': anyJson,
  'post /batch request ': 'read as text and never checked by a schema; the limit of the body bounds it',
  'get /auth/v1/me answer appKitAccount.connection_method{}': anyJson,
  'get /auth/v1/me answer appKitAccount.metadata{}': anyJson,
  'put /auth/v1/account-metadata request metadata{}': anyJson,
  'put /auth/v1/account-metadata answer metadata{}': anyJson,
  'get /openapi.json answer {}': 'made of the schemas of this server alone',
  'get /openapi.json answer {name}': 'made of the schemas of this server alone',
}

/** The same for the wallet's endpoints. */
const WALLET_EXCEPTIONS: Readonly<Record<string, string>> = {
  'post /wallet/v1/rpc/{chainId} answer ': ofTheChain,
}

const contentSchema = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() })
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), schema: z.unknown() })),
        requestBody: contentSchema.optional(),
        responses: z.record(z.string(), contentSchema),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

function unboundedOf(text: unknown): readonly string[] {
  const { paths, components } = documentSchema.parse(text)
  const found = Object.entries(components.schemas).flatMap(([name, schema]) =>
    unboundedSchemas(schema).map(at => `${name} ${at}`),
  )
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { parameters, requestBody, responses }] of Object.entries(methods)) {
      const add = (part: string, schema: unknown): void =>
        void found.push(...unboundedSchemas(schema).map(at => `${method} ${path} ${part} ${at}`))
      for (const { name, schema } of parameters) add(`?${name}`, schema)
      const json = (content: z.infer<typeof contentSchema> | undefined) => content?.content?.['application/json']
      if (requestBody) add('request', json(requestBody)?.schema)
      for (const response of Object.values(responses)) {
        const content = json(response)
        if (content) add('answer', content.schema)
      }
    }
  }
  return [...new Set(found)]
}

test('every string, list and record of the contract has a bound, in requests and in responses', async () => {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl() })
  onTestFinished(() => cloud.close())
  const found = unboundedOf(await (await fetch(`${cloud.url}/openapi.json`)).json())
  expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

test("the wallet's endpoints, which the document of the other port leaves out, are bounded too", () => {
  // Creating endpoints only names the parts that answer requests.
  const endpoints = [
    ...walletEndpoints({} as unknown as WalletApi, 'https://wallet.example'),
    passkeyEndpoints('https://wallet.example'),
    frameEndpoint({ find: async () => undefined }),
    rpcEndpoint({} as unknown as JsonRpcProxy),
    settingsEndpoint(() => {
      throw new Error('No request')
    }),
  ]
  expect(endpoints.filter(({ path }) => path.startsWith('/wallet/v1/')).length).toBeGreaterThan(18)
  const found = unboundedOf(openApiDocument(endpoints, 'https://wallet.example', '0.0.0'))
  expect(found.toSorted()).toEqual(Object.keys(WALLET_EXCEPTIONS))
  const limits = endpoints.flatMap(({ body, bodyLimit, method }) => (method === 'POST' && body ? [bodyLimit] : []))
  expect(Math.max(...limits.map(limit => limit ?? Number.POSITIVE_INFINITY))).toBeLessThanOrEqual(256 * 1024)
})

test.each<[string, z.ZodType, readonly string[]]>([
  ['a string', z.object({ a: z.object({ b: z.string() }) }), ['a.b']],
  ['a string in a list', z.array(z.string()).max(3), ['[]']],
  ['a list', z.array(z.number()), ['[]']],
  ['a string of a union', z.union([z.number(), z.string()]).nullable(), ['']],
  ['a pattern', z.object({ a: z.string().regex(/^\d+$/) }), ['a']],
  ['a pattern without an end anchor', z.string().regex(/^\d{3}/), ['']],
  ['a record', z.record(z.string().max(3), z.boolean()), ['{}']],
  ['the keys of a record', recordOf(z.string(), z.boolean(), { max: 3 }), ['{name}']],
  ['the values of a record', recordOf(z.string().max(3), z.string(), { max: 3 }), ['{}']],
  ['unlisted members of an object', z.looseObject({ a: z.boolean() }), ['{}', '{}']],
  ['the items of our own list', listOf(z.string(), { max: 3 }), ['[]']],
  ['anything', z.object({ a: z.unknown() }), ['a']],
])('finds %s without a bound', (_, schema, paths) => {
  expect(unboundedSchemas(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))).toEqual(paths)
})

test.each<[string, z.ZodType]>([
  ['strings', z.object({ a: z.string().max(3), b: z.enum(['x']), c: z.uuid(), d: z.string().regex(/^\d{1,78}$/) })],
  ['lists', z.array(z.literal('x')).max(3)],
  ['tuples', z.tuple([z.string().max(3), z.number()])],
  ['records', recordOf(z.string().max(3), z.boolean(), { max: 3 })],
  ['a list of nothing', z.array(z.never()).max(0)],
])('accepts bounded %s', (_, schema) => {
  expect(unboundedSchemas(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))).toEqual([])
})

test('counts the members of a record before checking them', () => {
  let looks = 0
  const value = z.custom(() => {
    looks++
    return true
  })
  const schema = recordOf(z.string().max(10), value, { max: 100 })
  const large = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`${index}`, 1]))
  expect(schema.safeParse(large).error?.issues).toHaveLength(1)
  expect(looks).toBe(0)
  expect(schema.parse({ a: 1 })).toEqual({ a: 1 })
  expect(schema.safeParse({ ['x'.repeat(11)]: 1 }).success).toBe(false)
  expect(schema.safeParse([1]).success).toBe(false)
  expect(schema.safeParse(null).success).toBe(false)
})
