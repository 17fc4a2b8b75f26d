import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AnswerChanges, ChangeAnswer } from './AnswerChanges'

/** Headers that describe the original bytes of an answer. */
const bodyHeaders = ['content-encoding', 'content-length', 'etag', 'transfer-encoding']

/** Forwards a request, and changes its answer. Answers with 502 if the target can't be reached. */
export function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  target: string | undefined,
  changes: AnswerChanges,
): void {
  const { method, url: path = '/' } = asked
  const fail = (): void => void answer.writeHead(502).end()
  if (target === undefined) {
    fail()
    return
  }
  const wanted = changes.for(path)
  const headers = { ...asked.headers }
  // A compressed answer couldn't be changed.
  if (wanted.length > 0) delete headers['accept-encoding']
  const forwarded = request(new URL(path, target), { method, headers }, received => {
    if (wanted.length > 0) void changed(received, answer, wanted).catch(fail)
    else {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    }
  })
  forwarded.on('error', fail)
  asked.pipe(forwarded)
}

async function changed(
  received: IncomingMessage,
  answer: ServerResponse,
  changes: readonly ChangeAnswer[],
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(Buffer.from(chunk))
  const bytes = Buffer.concat(chunks)
  const isJson = received.headers['content-type']?.includes('json') === true
  const isSuccess = received.statusCode !== undefined && received.statusCode < 300
  const body =
    isJson && isSuccess
      ? Buffer.from(JSON.stringify(changes.reduce((value, change) => change(value), JSON.parse(bytes.toString()))))
      : bytes
  const headers = Object.fromEntries(Object.entries(received.headers).filter(([name]) => !bodyHeaders.includes(name)))
  answer.writeHead(received.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body)
}
