import { emailSchema } from '@openappkit/contract/schemas'
import { startMailbox } from '@openappkit/testing/node'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startWalletStage } from '../../../test/wallet/WalletStage'
import { composeMail } from './composeMail'
import { mailLanguages } from './mailMessages'
import { SmtpMailer } from './SmtpMailer'

const databaseUrl = sharedDatabase()

const INJECTIONS = [
  'victim@example.com\r\nBcc: evil@example.net',
  'victim@example.com, evil@example.net',
  'victim@example.com; evil@example.net',
  '"victim@example.com" <evil@example.net>',
  'victim@example.com <evil@example.net>',
  'evil@example.net(victim@example.com)',
]

test.each(INJECTIONS)('22. sends nothing for an address with a second one inside: %j', async email => {
  const stage = await startWalletStage(databaseUrl())
  const answer = await stage.requestCode(await stage.device(), email)
  expect([answer.status, answer.field]).toEqual([422, 'email'])
  expect(stage.mailbox.mails()).toEqual([])
})

test.each(INJECTIONS)('22. without the schema, the mail would reach the second address: %j', async to => {
  await using mailbox = await startMailbox()
  const transport = createTransport(mailbox.smtpUrl)
  onTestFinished(() => transport.close())
  await transport.sendMail({ from: 'wallet@acme.example', to, subject: '123 456', text: '123 456' })
  expect(mailbox.mails('evil@example.net')).toHaveLength(1)

  const mailer = new SmtpMailer(mailbox.smtpUrl, { from: 'wallet@acme.example', operator: 'Acme' })
  onTestFinished(() => mailer.close())
  await expect(mailer.send({ to, subject: '123 456', text: '123 456', html: '' })).rejects.toThrow()
  expect(mailbox.mails()).toHaveLength(1)
  expect(emailSchema.safeParse(to).success).toBe(false)
})

test('22. escapes HTML and drops line breaks from the subject', () => {
  const mail = composeMail({
    to: 'ada@example.com',
    language: 'en',
    subject: 'Code\r\nBcc: evil@example.net',
    intro: '<img src=x onerror=alert(1)>',
    paragraphs: ['"quoted" & <b>bold</b>'],
    link: { label: 'Cancel', url: 'https://wallet.example/?a="><script>' },
  })
  expect(mail.subject).toBe('Code Bcc: evil@example.net')
  expect(mail.html).not.toMatch(/<(img|b>|script)/)
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test.each(Object.entries(mailLanguages))('subjects in %s begin with the code', (_, messages) => {
  expect(messages.codeSubject('123 456', 'Acme')).toMatch(/^123 456 .*Acme/)
})
