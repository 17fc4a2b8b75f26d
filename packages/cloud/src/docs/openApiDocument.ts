import { failureBodySchema, jsonSchemaOf } from '@openappkit/contract/schemas'
import { BODY_LIMIT, type Endpoint } from '../http/Endpoint'

type Json = Readonly<Record<string, unknown>>

/** Documentation of one endpoint. */
export interface Operation {
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Json
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Json
}

/** Returns the OpenAPI 3.1 document, from the schemas that validate requests. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string, version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'OpenAppKit cloud', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Failure: jsonSchemaOf(failureBodySchema, 'output') } },
  }
}

function operation(endpoint: Endpoint): Operation {
  const projectId: Parameter = {
    name: 'projectId',
    in: 'query',
    required: true,
    schema: { type: 'string', maxLength: 100 },
  }
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    parameters: [
      ...pathParameters(endpoint),
      ...(endpoint.isPublic ? [] : [projectId]),
      ...queryParameters(endpoint).filter(({ name }) => name !== 'projectId' || endpoint.isPublic),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } },
        // Limit in bytes.
        'x-body-limit': endpoint.bodyLimit ?? BODY_LIMIT,
      },
    }),
    responses: responses(endpoint),
  }
}

function responses(endpoint: Endpoint): Readonly<Record<string, Json>> {
  const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } }
  if (endpoint.isPlanned) return { 501: { description: 'Not offered by this server', ...failure } }
  const content = endpoint.answer
    ? { 'application/json': { schema: jsonSchemaOf(endpoint.answer, 'output') } }
    : { '*/*': { schema: {} } }
  return {
    200: { description: 'OK', content },
    ...(!endpoint.isPublic && {
      401: { description: "Unknown project, or an app on an origin that isn't allowed", ...failure },
    }),
    429: { description: 'Too many requests; see Retry-After', ...failure },
  }
}

function pathParameters({ path, params }: Endpoint): readonly Parameter[] {
  const known = params ? propertiesOf(jsonSchemaOf(params, 'input')) : {}
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    // The longest request line that Node accepts.
    schema: known[name] ?? { type: 'string', maxLength: 16_384 },
  }))
}

function queryParameters({ query }: Endpoint): readonly Parameter[] {
  if (!query) return []
  const schema = jsonSchemaOf(query, 'input')
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

function propertiesOf(schema: Json): Readonly<Record<string, Json>> {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? (properties as Readonly<Record<string, Json>>) : {}
}
