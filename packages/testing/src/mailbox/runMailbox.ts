import type { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import type { Mailbox, NextMailOptions, ReceivedMail } from './Mailbox'
import { parseMail } from './parseMail'

const TIMEOUT = 10_000
const PAUSE = 10
/** Subjects begin with the code, in one or two groups. */
const CODE = /(?<!\d)(\d{3}) ?(\d{3})(?!\d)/

/** Starts the mail server of {@link startMailbox}. */
export async function runMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  const read = new Map<string, number>()
  let isFailing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      readAll(stream).then(source => {
        if (isFailing) return done(Object.assign(new Error('The mailbox is full'), { responseCode: 452 }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, source, at: Date.now(), ...parseMail(source) })
        done()
      }, done)
    },
  })
  const port = await listen(server)
  const mails: Mailbox['mails'] = address =>
    received.filter(({ recipients }) => address === undefined || recipients.some(one => isSame(one, address)))
  const nextMail: Mailbox['nextMail'] = async (address, { after, timeout = TIMEOUT }: NextMailOptions = {}) => {
    const key = address.toLowerCase()
    const index = after ?? read.get(key) ?? 0
    const mail = await waitFor(() => mails(address)[index], timeout)
    if (!mail) throw new Error(`No mail to ${address} arrived within ${timeout} ms`)
    read.set(key, index + 1)
    return mail
  }
  const close = (): Promise<void> => new Promise(resolve => server.close(() => resolve()))
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    nextMail,
    async nextCode(address, options) {
      for (let mail = await nextMail(address, options); ; mail = await nextMail(address)) {
        const [, start, end] = CODE.exec(mail.subject) ?? []
        if (start !== undefined && end !== undefined) return start + end
      }
    },
    setFailing(next) {
      isFailing = next
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('latin1')
}

async function waitFor<Value>(find: () => Value | undefined, timeout: number): Promise<Value | undefined> {
  const deadline = Date.now() + timeout
  for (let found = find(); ; found = find()) {
    if (found !== undefined || Date.now() > deadline) return found
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
