import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { WalletKeyRing } from '../operator/WalletKeys'
import type { EscrowOpener, EscrowOpening } from './EscrowOpener'
import { type EscrowKey, EscrowTooEarlyError, escrowKeyOfPrivate, HpkeEscrowOpener } from './HpkeEscrowOpener'

/** Maximum body size in bytes. */
const BODY_LIMIT = 4096
const base64url = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const userId = z.string().max(64)
const requestSchema: z.ZodType<{ userId: string }> = z.object({ userId })
const openingSchema: z.ZodType<EscrowOpening> = z.object({
  userId,
  sealed: z.object({ keyId: base64url, encapsulation: base64url, ciphertext: base64url }),
  publicKey: base64url,
  ticket: z.string().max(100).nullable(),
})

export interface EscrowServerOptions {
  readonly keys: WalletKeyRing
  /** Secret that the wallet's server shows. */
  readonly token: string
  readonly port: number
  readonly host: string
  /** Milliseconds between a request and the opening. 0 opens seeds without a request, as the `escrow` policy needs. */
  readonly delay: number
  /** Clock in milliseconds since the epoch. */
  readonly now?: (() => number) | undefined
  /** Receives a line for each request and each opening. */
  readonly log?: ((line: string) => void) | undefined
}

/** A running process of the escrow. */
export interface RunningEscrow {
  readonly url: string
  readonly key: EscrowKey
  close(): Promise<void>
}

/** Starts the server that has the escrow's private key and opens seeds for the wallet's server. */
export async function startEscrowServer(options: EscrowServerOptions): Promise<RunningEscrow> {
  const { delay, host, keys, log, now, port, token } = options
  const opener = new HpkeEscrowOpener(keys, { delay, now })
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, { opener, token, log }).then(
      ([status, body]) => send(response, status, body),
      error => send(response, error instanceof EscrowTooEarlyError ? 403 : 500, { status: 'FAILED' }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { url: `http://${host}:${portOf(server, port)}`, key: escrowKeyOfPrivate(keys[0]), close: () => close(server) }
}

interface AnswerContext extends Pick<EscrowServerOptions, 'token' | 'log'> {
  readonly opener: EscrowOpener
}

async function answer(request: IncomingMessage, context: AnswerContext): Promise<[number, object]> {
  const { method, url } = request
  if (method !== 'POST' || (url !== '/open' && url !== '/request')) return [404, { status: 'FAILED' }]
  if (!isToken(request.headers.authorization ?? '', context.token)) return [401, { status: 'FAILED' }]
  const body = await readJson(request)
  return url === '/open' ? open(body, context) : record(body, context)
}

async function record(body: unknown, { log, opener }: AnswerContext): Promise<[number, object]> {
  const asked = requestSchema.safeParse(body)
  if (!asked.success) return [422, { status: 'FAILED' }]
  const recorded = await opener.request(asked.data.userId)
  log?.(`Recorded a request for the escrow of ${asked.data.userId}`)
  return [200, recorded]
}

async function open(body: unknown, { log, opener }: AnswerContext): Promise<[number, object]> {
  const opening = openingSchema.safeParse(body)
  if (!opening.success) return [422, { status: 'FAILED' }]
  const released = await opener.open(opening.data)
  log?.(`Opened the escrow of ${opening.data.userId}`)
  return [200, released]
}

function isToken(authorization: string, token: string): boolean {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > BODY_LIMIT) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function portOf(server: Server, port: number): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function close(server: Server): Promise<void> {
  const closed = new Promise(resolve => server.close(resolve))
  server.closeAllConnections()
  await closed
}
