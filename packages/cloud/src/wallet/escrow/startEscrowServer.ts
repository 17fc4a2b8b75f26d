import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { WalletKeyRing } from '../operator/WalletKeys'
import type { EscrowOpener, EscrowOpening } from './EscrowOpener'
import { type EscrowKey, escrowKeyOfPrivate, HpkeEscrowOpener } from './HpkeEscrowOpener'

/** Maximum body size in bytes. */
const BODY_LIMIT = 4096
const base64url = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const openingSchema: z.ZodType<EscrowOpening> = z.object({
  userId: z.string().max(64),
  sealed: z.object({ keyId: base64url, encapsulation: base64url, ciphertext: base64url }),
  publicKey: base64url,
})

export interface EscrowServerOptions {
  readonly keys: WalletKeyRing
  /** Secret that the wallet's server shows. */
  readonly token: string
  readonly port: number
  readonly host: string
  /** Receives a line for each opening. */
  readonly log?: ((line: string) => void) | undefined
}

/** A running process of the escrow. */
export interface RunningEscrow {
  readonly url: string
  readonly key: EscrowKey
  close(): Promise<void>
}

/** Starts the server that has the escrow's private key and opens seeds for the wallet's server. */
export async function startEscrowServer({ host, keys, log, port, token }: EscrowServerOptions): Promise<RunningEscrow> {
  const opener = new HpkeEscrowOpener(keys)
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, { opener, token, log }).then(
      ([status, body]) => send(response, status, body),
      () => send(response, 500, { status: 'FAILED' }),
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

async function answer(request: IncomingMessage, { log, opener, token }: AnswerContext): Promise<[number, object]> {
  if (request.method !== 'POST' || request.url !== '/open') return [404, { status: 'FAILED' }]
  if (!isToken(request.headers.authorization ?? '', token)) return [401, { status: 'FAILED' }]
  const opening = openingSchema.safeParse(await readJson(request))
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
